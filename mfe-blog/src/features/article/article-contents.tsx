import type { Post } from '@northgate/contracts/blog';
import { article } from '../../content/article.content';
import styles from './article-contents.module.css';
import { sectionsOf } from './contents.logic';

/** An article of fewer sections is looked over at a glance. */
const fewest = 3;

/** The sections of an article as links, and beside the header how far one has read. */
export function ArticleContents({ post }: { post: Post }) {
  const sections = sectionsOf(post.content);
  return (
    <>
      <i aria-hidden="true" className={styles.progress} />
      {sections.length < fewest ? null : (
        <nav aria-label={article.contents} className={styles.contents} data-contents="">
          <h2>{article.contents}</h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </>
  );
}
