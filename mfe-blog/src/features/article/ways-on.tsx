import type { Article, PostLink } from '@northgate/contracts/blog';
import { paths } from '@northgate/site/paths';
import { TextLink } from '@northgate/ui/components/text/text-link';
import layout from '@northgate/ui/layout/layout.module.css';
import { article } from '../../content/article.content';
import styles from './ways-on.module.css';

/** The articles before and after one in time, and the way to all of them. */
export const WaysOn = ({ post: { older, newer } }: { post: Pick<Article, 'older' | 'newer'> }) => (
  <nav aria-label={article.ways.label} className={layout.wrap}>
    <div className={styles.ways}>
      {newer ? <Way label={article.ways.newer} rel="prev" to={newer} /> : <span />}
      <TextLink href={paths.blog}>{article.all}</TextLink>
      {older ? <Way label={article.ways.older} rel="next" to={older} /> : <span />}
    </div>
  </nav>
);

const Way = ({ label, rel, to }: { label: string; rel: 'prev' | 'next'; to: PostLink }) => (
  <a href={paths.article(to.slug)} rel={rel} className={styles[rel]}>
    <span>{label}</span>
    {to.title}
  </a>
);
