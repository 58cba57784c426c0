/** Knows which methods each address takes; filled while routes are registered. */
export class AllowedMethods {
  private readonly routes = new Map<string, { pattern: RegExp; methods: Set<string> }>();

  add(route: { url: string; method: string | string[] }): void {
    const known = this.routes.get(route.url) ?? { pattern: patternOf(route.url), methods: new Set<string>() };
    for (const method of [route.method].flat()) known.methods.add(method);
    this.routes.set(route.url, known);
  }

  /** The methods of the address, none when it is unknown. */
  of(url: string): string[] {
    const path = url.split('?', 1)[0]!;
    const methods = [...this.routes.values()]
      .filter((route) => route.pattern.test(path))
      .flatMap((route) => [...route.methods]);
    return [...new Set(methods)].sort();
  }
}

const patternOf = (url: string): RegExp =>
  new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+')}$`);
