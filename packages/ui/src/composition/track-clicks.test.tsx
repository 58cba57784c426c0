import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideFakeFrame } from '../testing/fake-frame';
import { TrackClicks } from './track-clicks';

const html =
  '<p>words</p><a data-event="calendar_open" data-event-category="lead" data-event-label="there"><b>book</b></a>';

test('counts a click on a marked element of a static part, also on what is inside it', async () => {
  const { track } = provideFakeFrame();
  render(
    <TrackClicks>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </TrackClicks>,
  );
  await userEvent.click(screen.getByText('words'));
  expect(track).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('book'));
  expect(track).toHaveBeenCalledTimes(1);
  expect(track).toHaveBeenCalledWith({ name: 'calendar_open', category: 'lead', label: 'there' });
});
