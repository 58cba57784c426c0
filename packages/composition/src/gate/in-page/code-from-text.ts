/** What makes functions of each kind from text. */
const makers = [() => {}, async () => {}, function* () {}, async function* () {}].map(
  (one) => Object.getPrototypeOf(one) as { constructor: (...texts: string[]) => unknown },
);

/**
 * Tells of each script of the page that runs text as code, with its address. The page's policy forbids it, and no event says so
 * while somebody works with the page by the protocol of the debugger, since the policy is lifted meanwhile. Made before what
 * compares the platform.
 */
export function followCodeFromText(tell: (script: string) => void): void {
  const followed = <F extends (...texts: string[]) => unknown>(make: F): F =>
    new Proxy(make, {
      apply: (target, self, texts) => {
        tellCaller(tell);
        return Reflect.apply(target, self, texts) as unknown;
      },
      construct: (target, texts) => {
        tellCaller(tell);
        return Reflect.construct(target, texts) as object;
      },
    });
  for (const prototype of makers) {
    const value = followed(prototype.constructor);
    Object.defineProperty(prototype, 'constructor', { value, configurable: true });
  }
  Object.assign(window, { eval: followed(window.eval), Function: makers[0]?.constructor });
}

/** Scripts of whoever looks at the page have no address. */
function tellCaller(tell: (script: string) => void): void {
  const stack = new Error().stack ?? '';
  const script = stack.split(`${location.origin}/`)[1]?.split(/[:?)\s]/)[0];
  if (script !== undefined) tell(`/${script}`);
}
