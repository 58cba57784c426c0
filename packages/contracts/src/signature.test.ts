import { describe, expect, it } from '@jest/globals';
import { isSigned, signatureHeaders } from './signature.js';

const secret = 'a secret of some length';
const seconds = () => Math.floor(Date.now() / 1000);

describe('a signature', () => {
  it('holds for the body and the secret it was made with', () => {
    expect(isSigned(secret, signatureHeaders(secret, seconds(), '{"a":1}'), '{"a":1}')).toBe(true);
  });

  it.each([
    ['another body', signatureHeaders(secret, seconds(), '{"a":2}')],
    ['another secret', signatureHeaders('another secret, also long', seconds(), '{"a":1}')],
    ['a time long ago', signatureHeaders(secret, seconds() - 301, '{"a":1}')],
    ['a time to come', signatureHeaders(secret, seconds() + 310, '{"a":1}')],
    ['no signature', { 'webhook-timestamp': String(seconds()) }],
    ['no time', { 'webhook-signature': signatureHeaders(secret, seconds(), '')['webhook-signature'] }],
    ['nothing', {}],
  ])('does not hold for %s', (_, headers) => {
    expect(isSigned(secret, headers, '{"a":1}')).toBe(false);
  });
});
