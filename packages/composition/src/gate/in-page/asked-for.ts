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

/** Says when the page asks for something in a way in which nothing else goes on until that is there. */
export function listenToBlocking(say: (what: string) => void): void {
  const { prototype } = XMLHttpRequest;
  const original = Reflect.get(prototype, 'open') as (...input: unknown[]) => void;
  prototype.open = function open(this: XMLHttpRequest, ...input: unknown[]) {
    if (input[2] === false) say(String(input[1]));
    Reflect.apply(original, this, input);
  };
}

/** Puts something where others keep theirs, so that it is noticed when the page removes what is not its own. */
export function leaveBehind(): void {
  localStorage.setItem(ofOthers, '1');
  sessionStorage.setItem(ofOthers, '1');
  document.cookie = `${ofOthers}=1; path=/; samesite=lax`;
}
const ofOthers = 'of-others';

/** Names of what the page keeps in its visitor's browser, and what it removed there of others. */
export async function keptThings(): Promise<{ kept: string[]; removed: string[] }> {
  const all = await everythingKept();
  return {
    kept: all.filter((name) => !name.endsWith(ofOthers)),
    removed: [`cookie ${ofOthers}`, `stored ${ofOthers}`, `stored for this window ${ofOthers}`].filter(
      (name) => !all.includes(name),
    ),
  };
}

async function everythingKept(): Promise<string[]> {
  const cookies = document.cookie
    .split('; ')
    .filter(Boolean)
    .map((pair) => `cookie ${pair.split('=', 1)[0]}`);
  const stored = Object.keys(localStorage).map((key) => `stored ${key}`);
  const ofWindow = Object.keys(sessionStorage).map((key) => `stored for this window ${key}`);
  if (window.name) ofWindow.push('name of the window');
  const caches = (await window.caches.keys()).map((name) => `cache ${name}`);
  const databases = (await indexedDB.databases()).map(({ name }) => `database ${name}`);
  const workers = await navigator.serviceWorker.getRegistrations();
  const scopes = workers.map(({ scope }) => `service worker at ${scope}`);
  return [...cookies, ...stored, ...ofWindow, ...caches, ...databases, ...scopes];
}
