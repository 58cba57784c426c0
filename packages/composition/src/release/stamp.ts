import { userInfo } from 'node:os';

/** Who does something, by default whoever runs this process, and, under the key, when: an ISO text in UTC. */
export const stamp = <Key extends string>(key: Key, author = userInfo().username) =>
  ({ [key]: new Date().toISOString(), author }) as Record<Key | 'author', string>;
