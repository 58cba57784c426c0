import { TextEncoder } from 'node:util';
import { afterEach } from '@jest/globals';

// Every browser has it, jsdom does not.
globalThis.TextEncoder ??= TextEncoder;

// Tests that render to a string run in Node, without a document.
if (globalThis.document) {
  await import('@testing-library/jest-dom');
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
