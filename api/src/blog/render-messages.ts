import type { PostRow } from './post.repository.js';

/** A Markdown file to be made a row; one at a time. */
export interface RenderRequest {
  source: string;
  name: string;
  text: string;
}

/** `ready` once, when the process has started; then one answer for each request. */
export type RenderAnswer =
  | { ready: true }
  | { row: PostRow }
  | { fault: { line: number; field: string; reason: string; limit: boolean } }
  | { error: string };
