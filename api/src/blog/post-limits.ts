/** What one post may cost: a post beyond one of these is refused, and the next one is rendered as ever. */
export const postLimits = {
  /** Characters of the Markdown file. */
  source: 256 * 1024,
  /** Milliseconds until it is rendered. */
  time: 2000,
  /** Megabytes of heap of the process that renders. */
  memory: 192,
  /** How deep quotations, lists and marks may stand in each other. */
  depth: 50,
  /** Characters of HTML it becomes. */
  output: 256 * 1024,
  /** YAML aliases in the front matter. */
  aliases: 10,
};
