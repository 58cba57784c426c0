/** Milliseconds from expanding the inline chat to focus in its input. */
export const focusDelay = 300;

/** Longest question the api reads, in characters. */
export const messageLimit = 2000;

export const chatTexts = {
  region: 'AI assistant',
  prompt: 'Ask our AI anything...',
  input: 'Message',
  send: 'Send',
  back: 'Back',
  close: 'Close',
  you: 'You',
  conversation: 'Conversation',
  typing: 'The assistant is typing',
  thinking: 'AI is thinking...',
  sources: 'Go to',
  suggestions: 'What I can answer:',
  note: 'Answers come from an AI assistant. For a quote, use the',
  contactForm: 'contact form',
  opening: 'The assistant is opening...',
  away: 'The assistant is not available right now.',
  retry: 'Try again',
  contact: 'Contact us instead',
};

/** What a widget says by itself. `late` also sets how long it waits, in milliseconds. */
export interface Voice {
  greeting?: string;
  failed: string;
  late?: { after: number; text: string };
}

/** What the inline chat says for itself; it gives up after 45 s. */
export const inlineVoice = {
  failed: "I apologize, but I'm having trouble connecting right now. Please try again in a moment.",
  late: {
    after: 45_000,
    text: 'Response is taking longer than expected. Please try a shorter question or try again.',
  },
} satisfies Voice;

/** What the floating chat says for itself; it waits as long as it takes. */
export const modalVoice = {
  greeting: 'Hello! How can I help you today?',
  failed:
    "I apologize, but I'm having trouble connecting right now. Please try again or contact us directly.",
} satisfies Voice;
