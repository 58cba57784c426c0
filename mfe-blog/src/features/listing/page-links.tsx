import { paths } from '@northgate/site/paths';
import { TextLink } from '@northgate/ui/components/text/text-link';
import { late } from '@northgate/ui/composition/late';
import { listing } from '../../content/listing.content';
import styles from './page-links.module.css';
import { linkedPages } from './pages.logic';

/** The pages of the listing as links, which work without script; nothing where there is one only. */
export function PageLinks({ page, pages }: { page: number; pages: number }) {
  if (pages < 2) return null;
  return (
    <nav aria-label={listing.pages.label} className={styles.pages} {...late}>
      {page > 1 ? (
        <TextLink direction="back" rel="prev" href={paths.blogPage(page - 1)} className={styles.newer}>
          {listing.pages.newer}
        </TextLink>
      ) : null}
      <ol className={styles.numbers}>
        {linkedPages(page, pages).map((number, index) => (
          <li key={index}>
            {number === null ? (
              '…'
            ) : (
              <a
                href={paths.blogPage(number)}
                aria-label={`${listing.pages.page} ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages ? (
        <TextLink rel="next" href={paths.blogPage(page + 1)} className={styles.older}>
          {listing.pages.older}
        </TextLink>
      ) : null}
    </nav>
  );
}
