import { frame, type Frame } from '@northgate/contracts/frame';
import type { Conversation } from './conversation.logic';

/** One frame is one loading of the site: what was said outlives navigation and is gone with a reload. */
const remembered = new WeakMap<Frame, Map<object, Conversation>>();

/** Keeps a widget's conversation; `owner` names the widget. */
export function rememberConversation(owner: object, conversation: Conversation): void {
  const current = remembered.get(frame()) ?? new Map<object, Conversation>();
  remembered.set(frame(), current.set(owner, conversation));
}

/** What was said before; a question that was dropped with the page stays without an answer. */
export function recallConversation(owner: object): Conversation | undefined {
  const conversation = remembered.get(frame())?.get(owner);
  return conversation && { ...conversation, pending: false };
}
