import type { Post } from '@northgate/contracts/blog';
import { titleId } from './article-head-section';
import prose from './prose.module.css';
import { readableHtml } from './readable-html';

/** The text of the article. The api has cleaned it; nothing else is ever rendered as HTML. */
export const ArticleBody = ({ post }: { post: Post }) => (
  <article
    aria-labelledby={titleId}
    className={prose.prose}
    dangerouslySetInnerHTML={{ __html: readableHtml(post.content) }}
  />
);
