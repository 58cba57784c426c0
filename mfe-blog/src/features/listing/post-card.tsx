import type { PostSummary } from '@northgate/contracts/blog';
import { frame } from '@northgate/contracts/frame';
import { paths } from '@northgate/site/paths';
import { Text } from '@northgate/ui/components/text/text';
import { TextLinkLabel } from '@northgate/ui/components/text/text-link';
import { cx } from '@northgate/ui/composition/class-names';
import { late } from '@northgate/ui/composition/late';
import type { CoverChoice } from '../../lib/drawings/covers/choose-cover';
import { comingFrom, m } from '@northgate/ui/motion/motion';
import { listing } from '../../content/listing.content';
import { PostFacts } from '../../lib/post-facts';
import { CardCover } from './card-cover';
import { cardTags } from './filters.logic';
import styles from './post-card.module.css';

interface PostCardProps {
  post: PostSummary;
  /** Its place in the list; the first card spans the row, and those of the first rows may be in the first screen. */
  index: number;
  cover: CoverChoice;
}

const cardsInFirstScreen = 4;

/** A post in the listing; the whole card is one link. */
export function PostCard({ post, index, cover }: PostCardProps) {
  const leads = index === 0;
  const choose = () => frame().track({ name: 'blog_post_click', category: 'engagement', label: post.slug });
  return (
    <m.li
      layout="position"
      initial={comingFrom({ opacity: 0 }, 'layout')}
      animate={{ opacity: 1 }}
      className={cx(styles.item, leads && styles.leading)}
      {...(index < cardsInFirstScreen ? {} : late)}
    >
      <a href={paths.article(post.slug)} className={styles.card} onClick={choose}>
        <CardCover
          slug={post.slug}
          tags={post.tags}
          variant={leads ? 'lead' : 'card'}
          choice={cover}
          className={styles.cover}
        />
        <div className={styles.body}>
          <PostFacts post={post} />
          <Text as="h2" look="h3" className={styles.title}>
            {post.title}
          </Text>
          <Text look="body" tone="quiet" className={styles.excerpt}>
            {post.excerpt}
          </Text>
          <Tags tags={post.tags} />
          <ReadMore />
        </div>
      </a>
    </m.li>
  );
}

function Tags({ tags }: { tags: string[] }) {
  const { shown, more } = cardTags(tags);
  return (
    <div className={styles.tags}>
      {shown.map((tag, index) => (
        <span key={index}>{tag}</span>
      ))}
      {more > 0 ? <span>{`+${more} more`}</span> : null}
    </div>
  );
}

/** The typeface has no arrow glyph: the character is for screen readers, the icon for the eye. */
const ReadMore = () => (
  <TextLinkLabel className={styles.more}>
    <span>
      {listing.readMore}
      <span className={styles.arrow}> →</span>
    </span>
  </TextLinkLabel>
);
