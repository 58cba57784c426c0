import type { ChatAnswer } from '@northgate/contracts/chat.js';

/** One question, and what whoever asked it still wants. */
export interface ChatQuestion {
  message: string;
  /** What the answer before was about, as it was told with that answer. */
  about?: string | undefined;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
  /** Hears an answer while it is written. What it heard counts only once the answer itself is there. */
  onText: (piece: string) => void;
}

/** Whoever answers visitors; also the name under which the api asks for it. */
export abstract class ChatProvider {
  /** Answers one question as plain text; keeps nothing of it. */
  abstract answer(question: ChatQuestion): Promise<ChatAnswer>;
}
