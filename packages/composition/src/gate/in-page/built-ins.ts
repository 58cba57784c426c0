type Properties = Map<PropertyKey, PropertyDescriptor | undefined>;

const propertiesOf = (object: object): Properties =>
  new Map(Reflect.ownKeys(object).map((key) => [key, Reflect.getOwnPropertyDescriptor(object, key)]));

/** Objects of the platform that are no classes. */
const single =
  'Math JSON Reflect Intl Atomics CSS console WebAssembly history location navigator document performance screen navigation'.split(
    ' ',
  );

/** Places of which there is one for all: who takes one takes it from the others. */
const handlers = 'onerror onunhandledrejection onpopstate onbeforeunload onhashchange onmessage'.split(' ');

/** The language and the platform as they were when this was made. */
export class BuiltIns {
  private readonly names = new Set(Object.getOwnPropertyNames(window));
  private readonly functions = new Map<string, unknown>();
  private readonly getters = new Map<string, unknown>();
  private readonly objects = new Map<object, { name: string; known: Properties }>();

  /** What whoever looks put there, such as a library of theirs. */
  private readonly forgiven = new Set<string>();

  constructor() {
    for (const name of this.names) {
      const descriptor: { value?: unknown; get?: unknown } | undefined = Object.getOwnPropertyDescriptor(
        window,
        name,
      );
      const value = descriptor?.value;
      if (descriptor?.get) this.getters.set(name, descriptor.get);
      if (typeof value !== 'function') continue;
      this.functions.set(name, value);
      if (!/^[A-Z]/.test(name)) continue;
      this.remember(name, value);
      this.remember(`${name}.prototype`, (value as { prototype?: unknown }).prototype);
    }
    for (const name of single) this.remember(name, (window as unknown as Record<string, unknown>)[name]);
  }

  /** Names that were put on `window` since. */
  added(): string[] {
    return Object.getOwnPropertyNames(window).filter(
      (name) => !this.names.has(name) && !this.forgiven.has(name),
    );
  }

  /** What was changed since, as sentences. */
  changes(): string[] {
    return this.allChanges().filter((change) => !this.forgiven.has(change));
  }

  /** Forgives what is changed between this call and the one it returns. */
  forgive(): () => void {
    const before = new Set([...this.allChanges(), ...this.added()]);
    return () => {
      for (const change of [...this.allChanges(), ...this.added()])
        if (!before.has(change)) this.forgiven.add(change);
    };
  }

  private allChanges(): string[] {
    const replaced = [...this.functions]
      .filter(([name, value]) => Object.getOwnPropertyDescriptor(window, name)?.value !== value)
      .map(([name]) => `${name} was replaced`);
    const shadowed = [...this.getters]
      .filter(([name]) => !name.startsWith('ontouch'))
      .filter(([name, get]) => Object.getOwnPropertyDescriptor(window, name)?.get !== get)
      .map(([name]) => `${name} was replaced`);
    const taken = handlers
      .filter((name) => (window as unknown as Record<string, unknown>)[name])
      .map((name) => `window.${name} was set`);
    return [
      ...replaced,
      ...shadowed,
      ...taken,
      ...[...this.objects].flatMap(([object, { name, known }]) => changed(object, name, known)),
    ];
  }

  private remember(name: string, object: unknown): void {
    const is = (typeof object === 'object' && object !== null) || typeof object === 'function';
    if (is && !this.objects.has(object)) this.objects.set(object, { name, known: propertiesOf(object) });
  }
}

function changed(object: object, name: string, known: Properties): string[] {
  const found: string[] = [];
  for (const key of new Set([...known.keys(), ...Reflect.ownKeys(object)])) {
    const [was, is] = [known.get(key), Reflect.getOwnPropertyDescriptor(object, key)];
    const property = `${name}.${String(key)}`;
    // React marks the document whose events it listens to; a browser that is given fingers puts their handlers there late.
    if (/^(_reactListening|ontouch)/.test(String(key))) continue;
    if (!was) found.push(`${property} was added`);
    else if (!is) found.push(`${property} is gone`);
    else if (was.writable && !is.writable) found.push(`${property} was frozen`);
    else if (
      was.get !== is.get ||
      was.set !== is.set ||
      (typeof was.value === 'function' && was.value !== is.value)
    )
      found.push(`${property} was replaced`);
  }
  return found;
}
