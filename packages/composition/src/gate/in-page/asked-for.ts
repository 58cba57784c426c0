/// <reference lib="dom" />

/** What nobody wants to be asked for by a page that has only been opened. */
const questions: [string, string, string][] = [
  ['Geolocation.prototype', 'getCurrentPosition', 'the place of its visitor'],
  ['Geolocation.prototype', 'watchPosition', 'the place of its visitor'],
  ['Notification', 'requestPermission', 'notifications'],
  ['MediaDevices.prototype', 'getUserMedia', 'camera or microphone'],
  ['ServiceWorkerContainer.prototype', 'register', 'a service worker of its own'],
];

/** Says when the page asks for something that needs a word of the visitor. Made before what compares the platform. */
export function listenToQuestions(say: (what: string) => void): void {
  for (const [owner, method, what] of questions) {
    const object = owner
      .split('.')
      .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], window) as
      Record<string, unknown> | undefined;
    const original = object?.[method];
    if (!object || typeof original !== 'function') continue;
    object[method] = function asked(this: unknown, ...input: unknown[]) {
      say(what);
      return Reflect.apply(original, this, input) as unknown;
    };
  }
}

/** Names of what the page keeps in its visitor's browser. */
export async function keptThings(): Promise<string[]> {
  const cookies = document.cookie
    .split('; ')
    .filter(Boolean)
    .map((pair) => `cookie ${pair.split('=', 1)[0]}`);
  const stored = Object.keys(localStorage).map((key) => `stored ${key}`);
  const databases = (await indexedDB.databases()).map(({ name }) => `database ${name}`);
  const workers = await navigator.serviceWorker.getRegistrations();
  return [...cookies, ...stored, ...databases, ...workers.map(({ scope }) => `service worker at ${scope}`)];
}
