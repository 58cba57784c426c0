/// <reference lib="dom" />

/** What nobody wants to be asked for by a page that has only been opened. */
const questions: [string, string, string][] = [
  ['Geolocation.prototype', 'getCurrentPosition', 'the place of its visitor'],
  ['Geolocation.prototype', 'watchPosition', 'the place of its visitor'],
  ['Notification', 'requestPermission', 'notifications'],
  ['MediaDevices.prototype', 'getUserMedia', 'camera or microphone'],
  ['ServiceWorkerContainer.prototype', 'register', 'a service worker of its own'],
  ['window', 'print', 'a printer'],
  ['Element.prototype', 'requestFullscreen', 'the whole screen'],
  ['Element.prototype', 'requestPointerLock', 'the pointer'],
  ['Navigator.prototype', 'vibrate', 'a vibration'],
  ['Navigator.prototype', 'share', 'somebody to share with'],
  ['Clipboard.prototype', 'writeText', 'the clipboard'],
  ['Clipboard.prototype', 'readText', 'the clipboard'],
  ['Document.prototype', 'execCommand', 'a command of the editor'],
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

/** Puts something where others keep theirs, so that it is noticed when the page removes what is not its own. */
export function leaveBehind(): void {
  localStorage.setItem(ofOthers, '1');
  document.cookie = `${ofOthers}=1; path=/; samesite=lax`;
}
const ofOthers = 'of-others';

/** Names of what the page keeps in its visitor's browser, and what it removed there of others. */
export async function keptThings(): Promise<{ kept: string[]; removed: string[] }> {
  const all = await everythingKept();
  return {
    kept: all.filter((name) => !name.endsWith(ofOthers)),
    removed: [`cookie ${ofOthers}`, `stored ${ofOthers}`].filter((name) => !all.includes(name)),
  };
}

async function everythingKept(): Promise<string[]> {
  const cookies = document.cookie
    .split('; ')
    .filter(Boolean)
    .map((pair) => `cookie ${pair.split('=', 1)[0]}`);
  const stored = Object.keys(localStorage).map((key) => `stored ${key}`);
  const databases = (await indexedDB.databases()).map(({ name }) => `database ${name}`);
  const workers = await navigator.serviceWorker.getRegistrations();
  return [...cookies, ...stored, ...databases, ...workers.map(({ scope }) => `service worker at ${scope}`)];
}
