import { render, screen } from '@testing-library/react';
import { VideoFrame } from './video-frame';
import { VideoStage } from './video-stage';

test('the video lies over its still, on a Night surface', () => {
  const { container } = render(<VideoFrame still={<p>still</p>} video={<p>video</p>} />);
  expect(container.firstElementChild).toHaveAttribute('data-palette', 'night');
  expect(container).toHaveTextContent(/^stillvideo$/);
});

test('the stage sets words beside it', () => {
  render(
    <VideoStage still={<p>still</p>} video={<p>video</p>}>
      <h2>What it sees</h2>
    </VideoStage>,
  );
  expect(screen.getByRole('heading', { name: 'What it sees' })).toBeVisible();
});
