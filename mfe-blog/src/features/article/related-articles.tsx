import type { Article, PostLink } from '@northgate/contracts/blog';
import { paths } from '@northgate/site/paths';
import { Text } from '@northgate/ui/components/text/text';
import { late } from '@northgate/ui/composition/late';
import { chooseCovers } from '../../lib/drawings/covers/choose-cover';
import { PostCover } from '../../lib/drawings/covers/post-cover';
import layout from '@northgate/ui/layout/layout.module.css';
import { article } from '../../content/article.content';
import { PostFacts } from '../../lib/post-facts';
import styles from './related-articles.module.css';

/** Up to three articles about the same; nothing where there are none. */
export function RelatedArticles({ post: { related } }: { post: Pick<Article, 'related'> }) {
  if (related.length === 0) return null;
  const covers = chooseCovers(related);
  return (
    <section className={layout.wrap} aria-labelledby={titleId} {...late}>
      <div className={styles.related}>
        <Text as="h2" look="h3" id={titleId}>
          {article.related}
        </Text>
        <ul>
          {related.map((link, index) => (
            <Related key={link.slug} link={link}>
              <PostCover {...link} variant="card" choice={covers[index]} />
            </Related>
          ))}
        </ul>
      </div>
    </section>
  );
}

const titleId = 'related-articles';

const Related = ({ link, children }: { link: PostLink; children: React.ReactNode }) => (
  <li>
    <a href={paths.article(link.slug)}>
      <div className={styles.cover}>{children}</div>
      <PostFacts post={link} />
      <Text as="h3" look="h4">
        {link.title}
      </Text>
    </a>
  </li>
);
