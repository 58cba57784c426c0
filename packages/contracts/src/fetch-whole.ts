import { withinDeadline } from './within-deadline.js';

const withoutBody = new Set([204, 205, 304]);

/** `fetch`, with the whole body read as well. Rejects when that takes longer than `deadline` milliseconds. */
export async function fetchWhole(
  address: string | URL,
  deadline: number,
  options: Omit<RequestInit, 'signal'> = {},
): Promise<Response> {
  return withinDeadline(async (signal) => {
    const answer = await fetch(address, { ...options, signal });
    const body = await answer.arrayBuffer();
    return new Response(withoutBody.has(answer.status) ? null : body, answer);
  }, deadline);
}
