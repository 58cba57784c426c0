import { userInfo } from 'node:os';

/** The author, by default the user of this process, and, under the key, the time in ISO 8601 (UTC). */
export const stamp = <Key extends string>(key: Key, author = userInfo().username) =>
  ({ [key]: new Date().toISOString(), author }) as Record<Key | 'author', string>;
