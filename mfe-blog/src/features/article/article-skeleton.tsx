import { Skeleton } from '@northgate/ui/components/states/skeleton';
import { VisuallyHidden } from '@northgate/ui/components/text/visually-hidden';
import { cx } from '@northgate/ui/composition/class-names';
import layout from '@northgate/ui/layout/layout.module.css';
import { article } from '../../content/article.content';
import head from './article-head-section.module.css';
import main from './article-layout.module.css';
import styles from './article-skeleton.module.css';

const lines = ['100%', '96%', '88%', '100%', '92%', '64%'];

/** An article that is on its way, in its own measures. */
export const ArticleSkeleton = () => (
  <>
    <VisuallyHidden role="status">{article.loading}</VisuallyHidden>
    <div aria-hidden="true" data-skeleton="" className={cx(layout.wrap, head.head)}>
      <Skeleton width="130px" height="28px" />
      <div className={cx(layout.grid, head.grid)}>
        <div className={cx(head.words, styles.lines)}>
          <Skeleton width="40%" height="24px" />
          <Skeleton width="92%" height="4.4rem" />
          <Skeleton width="60%" height="4.4rem" />
          <Skeleton width="52%" height="1.4rem" />
        </div>
      </div>
    </div>
    <div aria-hidden="true" className={head.cover}>
      <Skeleton height="100%" />
    </div>
    <div aria-hidden="true" className={cx(layout.wrap, main.main)}>
      <div className={layout.grid}>
        <div className={cx(main.body, styles.lines)}>
          {lines.map((width, index) => (
            <Skeleton key={index} width={width} height="1.2rem" />
          ))}
        </div>
      </div>
    </div>
  </>
);
