/** Stands for any CSS module in tests: every class is called as it is written. */
export default new Proxy({}, { get: (_, name) => (typeof name === 'string' ? name : undefined) });
