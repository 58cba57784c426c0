/** Whether a host name is a loopback name or address, without asking DNS. */
export const isLoopback = (hostname: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
