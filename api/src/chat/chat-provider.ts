import type { ChatAnswer } from '@northgate/contracts/chat.js';

/** Whoever answers visitors; also the name under which the api asks for it. */
export abstract class ChatProvider {
  /** Answers one question as plain text; keeps nothing of it. */
  abstract answer(message: string): Promise<ChatAnswer>;
}
