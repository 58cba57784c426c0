import { afterEach } from '@jest/globals';

// Tests that render to a string run in Node, without a document.
if (globalThis.document) {
  await import('@testing-library/jest-dom');
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
