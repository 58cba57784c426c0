import type { Post } from '@northgate/contracts/blog';
import { Prose } from '@northgate/ui/components/text/prose';
import { article } from '../../content/article.content';
import { titleId } from './article-head-section';

/** The text of the article. The api has cleaned it; nothing else is ever rendered as HTML. */
export const ArticleBody = ({ post }: { post: Post }) => (
  <Prose
    html={post.content}
    labelledBy={titleId}
    tableLabel={article.tableLabel}
    copyLabel={article.copy.label}
  />
);
