import { useSyncExternalStore } from 'react';

const never = () => () => {};
const saysSent = () => new URLSearchParams(window.location.search).get('sent') === '1';

/** True when the api sent the visitor back here after a submit without script (`?sent=1`); false while hydrating. */
export const useSentAddress = (): boolean => useSyncExternalStore(never, saysSent, () => false);
