/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { provideFakeFrame } from '../testing/fake-frame';
import { VideoPlayer } from './video-player';

test('the server writes the control but no video, so that nothing plays before it is seen', () => {
  provideFakeFrame();
  const html = renderToString(<VideoPlayer embed="cctv" title="A loading bay" />);
  expect(html).not.toContain('iframe');
  expect(html).toContain('Unmute');
});
