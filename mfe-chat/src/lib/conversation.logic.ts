import type { ChatAnswer } from '@northgate/contracts/chat';

/** A page of this site an answer was taken from. */
export type Source = ChatAnswer['sources'][number];

/** What the assistant says: text, never markup. */
export interface Reply {
  content: string;
  sources: Source[];
  /** Questions the site does answer, where it did not answer this one. */
  suggestions?: string[];
  /** What the answer was about, told with the next question. */
  about?: string;
}

/** One line of a conversation; `timestamp` in milliseconds since 1970. */
export interface ChatMessage extends Reply {
  id: string;
  role: 'user' | 'assistant';
  timestamp: number;
}

/** Everything said so far, and whether the assistant still owes an answer. */
export interface Conversation {
  messages: ChatMessage[];
  pending: boolean;
}

/** A conversation's start, with the assistant's greeting when there is one. */
export function begin(greeting: string | undefined, now: number): Conversation {
  const empty = { messages: [], pending: false };
  return greeting ? withReply(empty, { content: greeting, sources: [] }, now) : empty;
}

/** Blank text and a second question before the answer are refused. */
export const mayAsk = (text: string, pending: boolean): boolean => !pending && text.trim() !== '';

/** The conversation after the visitor's question. */
export const withQuestion = (
  { messages }: Conversation,
  content: string,
  timestamp: number,
): Conversation => ({
  messages: [...messages, { id: nextId(messages), role: 'user', content, sources: [], timestamp }],
  pending: true,
});

/** The conversation after the assistant's reply. */
export const withReply = ({ messages }: Conversation, reply: Reply, timestamp: number): Conversation => ({
  messages: [...messages, { id: nextId(messages), role: 'assistant', ...reply, timestamp }],
  pending: false,
});

/** Lines are only ever added, so their number names the next one. */
export const nextId = (messages: ChatMessage[]): string => String(messages.length + 1);

/** The text and the sources of an answer's body; null when there is no text in `response`. */
export function readAnswer(body: unknown): Reply | null {
  const { response, sources, suggestions, about } = (body ?? {}) as Partial<
    Record<keyof ChatAnswer, unknown>
  >;
  if (typeof response !== 'string' || response.trim() === '') return null;
  const offered = textsOf(suggestions).slice(0, mostSuggestions);
  return {
    content: response.trim(),
    sources: ownPages(Array.isArray(sources) ? sources : []),
    ...(offered.length > 0 ? { suggestions: offered } : {}),
    ...(typeof about === 'string' && about !== '' ? { about } : {}),
  };
}

const mostSuggestions = 3;

const textsOf = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((text): text is string => typeof text === 'string' && text !== '') : [];

/** What the newest answer that says so was about. */
export const aboutOf = ({ messages }: Conversation): string | undefined =>
  messages.findLast(({ about }) => about)?.about;

/** The sources that are pages of this site, each once. */
function ownPages(sources: unknown[]): Source[] {
  const own = sources.filter(isOwnPage);
  return own.filter(({ path }, index) => own.findIndex((other) => other.path === path) === index);
}

const site = 'https://site.invalid';

/** A source with a title whose path stays on this site however a browser reads it. */
function isOwnPage(source: unknown): source is Source {
  const { title, path } = (source ?? {}) as Partial<Record<keyof Source, unknown>>;
  if (typeof title !== 'string' || title === '' || typeof path !== 'string' || !path.startsWith('/'))
    return false;
  return URL.canParse(path, site) && new URL(path, site).origin === site;
}
