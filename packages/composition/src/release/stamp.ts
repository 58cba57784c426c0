import { userInfo } from 'node:os';

/** Who does something and, under the key, when: an ISO text in UTC. */
export const stamp = <Key extends string>(key: Key) =>
  ({ [key]: new Date().toISOString(), author: userInfo().username }) as Record<Key | 'author', string>;
