import type { Post } from '@northgate/contracts/blog';
import { paths } from '@northgate/site/paths';
import { Text } from '@northgate/ui/components/text/text';
import { TextLink } from '@northgate/ui/components/text/text-link';
import { cx } from '@northgate/ui/composition/class-names';
import { PostCover } from '../../lib/drawings/covers/post-cover';
import layout from '@northgate/ui/layout/layout.module.css';
import { article } from '../../content/article.content';
import { PostFacts } from '../../lib/post-facts';
import styles from './article-head-section.module.css';

/** Id of the article's title, by which the text is named. */
export const titleId = 'article-title';

/** The way back, the article's title and excerpt, and its cover from edge to edge. */
export const ArticleHeadSection = ({ post }: { post: Post }) => (
  <>
    <div className={cx(layout.wrap, styles.head)}>
      <TextLink href={paths.blog} direction="back">
        {article.back}
      </TextLink>
      <div className={cx(layout.grid, styles.grid)}>
        <div className={styles.words}>
          <PostFacts post={post} size="article" />
          <Text as="h1" look="h1" id={titleId} className={styles.title}>
            {post.title}
          </Text>
          <Text look="lead" className={styles.excerpt}>
            {post.excerpt}
          </Text>
        </div>
      </div>
    </div>
    <div className={styles.cover}>
      <PostCover slug={post.slug} tags={post.tags} variant="article" />
    </div>
  </>
);
