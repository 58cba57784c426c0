import { everyApp, type Role } from './session.js';

/** Areas of the api's desk by the first part of their path, and the app whose team works there. */
export const deskAreas: Readonly<Record<string, string>> = {
  leads: 'mfe-tools',
  posts: 'mfe-blog',
  questions: 'mfe-chat',
  overview: everyApp,
};

/** Whoever asks the api's desk shows with this that they are the control server of the same site. */
export const deskKeyHeader = 'x-desk-key';

/** Who is at work, percent-encoded. */
export const personHeader = 'x-desk-person';

/** What only an operator may change: how long data is kept, and the data of persons as a whole. */
const ofOperators = /^\/desk\/leads\/(?:settings|persons)\b/;

/** The role that a call of the desk needs. */
export function neededRole(method: string, path: string): Role {
  if (ofOperators.test(path)) return method === 'GET' ? 'editor' : 'operator';
  return method === 'GET' ? 'viewer' : 'editor';
}
