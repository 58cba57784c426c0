import { z } from 'zod';

/** Longest question the assistant reads, in characters after trimming. */
export const chatMessageLimit = 2000;

/** `POST /api/chat`: the visitor's text and nothing else. */
export const chatRequest = z.object({
  message: z
    .string({ error: 'A message is required.' })
    .trim()
    .min(1, 'A message is required.')
    .max(chatMessageLimit, `Please use at most ${chatMessageLimit} characters.`),
});

/** The assistant's answer as plain text, with the pages it was taken from. */
export const chatAnswer = z.object({
  response: z.string(),
  sources: z.array(z.object({ title: z.string(), path: z.string() })),
  /** Questions the site does answer, offered where it does not answer this one. */
  suggestions: z.array(z.string()).optional(),
  /** What the answer was about; sent back as `chatAboutHeader`, it tells the next question what went before. */
  about: z.string().optional(),
});

/** What `about` may look like; anything else in the header is not read. */
export const chatAbout = z.string().regex(/^[0-9a-f]{10}(,[0-9a-f]{10}){0,2}$/);

/**
 * Events of an answer to `Accept: text/event-stream`: any number of texts (`{text}`) while it is written, then the
 * whole answer, which replaces them, or a failure.
 */
export const chatEvents = { text: 'text', answer: 'answer', failure: 'failure' } as const;

export type ChatRequest = z.infer<typeof chatRequest>;
export type ChatAnswer = z.infer<typeof chatAnswer>;
