import { framingFault, maxHeaderLines } from './request-framing.js';

const fault = (method: string, headers: string[], httpVersion = '1.1') =>
  framingFault({ method, httpVersion, rawHeaders: headers });

it.each([
  ['GET', []],
  ['GET', ['Content-Length', '0']],
  ['POST', ['Content-Length', '12', 'Expect', '100-continue']],
  ['PUT', ['transfer-encoding', 'chunked']],
  ['DELETE', ['Upgrade-Insecure-Requests', '1']],
])('lets %s with %j through', (method, headers) => {
  expect(fault(method, headers)).toBeNull();
});

it.each([
  ['DELETE', ['Transfer-Encoding', 'chunked']],
  ['OPTIONS', ['Content-Length', '5']],
  ['POST', ['Content-Length', '5', 'Transfer-Encoding', 'chunked']],
  ['POST', ['Transfer-Encoding', 'gzip, chunked']],
  ['POST', ['Transfer-Encoding', 'Chunked']],
  ['POST', ['Content-Length', '+5']],
  ['POST', ['Content-Length', '5', 'content-length', '5']],
  ['GET', ['Host', 'a', 'host', 'b']],
  ['GET', ['Upgrade', 'h2c']],
  ['POST', ['Expect', '200-ok']],
])('refuses %s with %j', (method, headers) => {
  expect(fault(method, headers)).toBe('malformed-body');
});

it('refuses versions nobody speaks, and chunks in the old one', () => {
  expect(fault('GET', [], '1.0')).toBeNull();
  expect(fault('GET', [], '0.9')).toBe('malformed-body');
  expect(fault('GET', [], '2.0')).toBe('malformed-body');
  expect(fault('POST', ['Transfer-Encoding', 'chunked'], '1.0')).toBe('malformed-body');
});

it('refuses methods nobody needs, and more headers than anybody sends', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => [`X-${at}`, '']).flat();
  expect(fault('TRACE', [])).toBe('method-not-allowed');
  expect(fault('GET', lines(maxHeaderLines))).toBeNull();
  expect(fault('GET', lines(maxHeaderLines + 1))).toBe('headers-too-large');
});
