import type { ReadOptions, SendOptions } from '@northgate/contracts/frame';

/** Throws an error that reads "status: text" for anything but success; the text is the body or the status text. */
async function checked(response: Response): Promise<Response> {
  if (response.ok) return response;
  const text = (await response.text()) || response.statusText;
  throw new Error(`${response.status}: ${text}`);
}

/** GET with credentials, parsed as JSON. With `on401: 'null'` a 401 gives null instead of an error. */
export async function read<T>(path: string, { on401 = 'throw', signal }: ReadOptions = {}): Promise<T> {
  const response = await fetch(path, { credentials: 'include', signal: signal ?? null });
  if (response.status === 401 && on401 === 'null') return null as T;
  return (await checked(response)).json() as Promise<T>;
}

/** A write with credentials; a JSON body and content type only when a body is given. Returns the checked response. */
export async function send(
  method: string,
  path: string,
  body?: unknown,
  { signal, headers = {} }: SendOptions = {},
): Promise<Response> {
  const hasBody = body !== undefined;
  return checked(
    await fetch(path, {
      method,
      headers: hasBody ? { 'content-type': 'application/json', ...headers } : headers,
      body: hasBody ? JSON.stringify(body) : null,
      credentials: 'include',
      signal: signal ?? null,
    }),
  );
}
