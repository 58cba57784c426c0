import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ChakraProvider } from '@chakra-ui/react';
import { useMemo, type ReactNode } from 'react';
import { consoleSystem } from './console-system.js';

/** Gives everything in it the console's theme. `nonce` is what the page's policy lets styles be written with. */
export function ConsoleProvider({ nonce, children }: { nonce?: string; children: ReactNode }) {
  const cache = useMemo(() => createCache({ key: 'n', ...(nonce ? { nonce } : {}) }), [nonce]);
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={consoleSystem}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
