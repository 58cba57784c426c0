import type { Post } from '@northgate/contracts/blog';
import { frame } from '@northgate/contracts/frame';
import { article } from '../../content/article.content';
import styles from './article-facts.module.css';

/** Who published the article, and what it is about. */
export const ArticleFacts = ({ post }: { post: Post }) => (
  <dl className={styles.facts}>
    <div>
      <dt>{article.publishedBy}</dt>
      <dd>{frame().brand.company.name}</dd>
    </div>
    {post.tags.length > 0 ? (
      <div>
        <dt>{article.topics}</dt>
        <dd>{post.tags.join(', ')}</dd>
      </div>
    ) : null}
  </dl>
);
