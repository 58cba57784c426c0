import { frame } from '@northgate/contracts/frame';
import { paths } from '@northgate/site/paths';
import { Button } from '@northgate/ui/components/controls/button';
import { includeStyles } from '@northgate/ui/composition/sheets';
import { answerConsent, consentBarId, useConsentStore } from './consent-store';
import styles from './consent-bar.module.css';

/** Asks once whether visits may be counted. It stands beside the page, takes no focus, and is absent without an ID. */
export function ConsentBar() {
  const asking = useConsentStore((state) => state.asking);
  const { measurementId } = frame().brand.analytics;
  if (!measurementId) return null;
  includeStyles(styles);
  if (!asking) return null;
  return (
    <section id={consentBarId} className={styles.bar} aria-label="Analytics" tabIndex={-1}>
      <p>
        May we count which pages and buttons are used? Nothing is loaded for it, and no cookie set, before you
        agree. What it means is in the <a href={paths.privacy}>privacy policy</a>.
      </p>
      <div className={styles.answers}>
        <Button variant="outline" size="compact" onClick={() => answerConsent('denied', measurementId)}>
          No, thanks
        </Button>
        <Button variant="outline" size="compact" onClick={() => answerConsent('granted', measurementId)}>
          Allow
        </Button>
      </div>
    </section>
  );
}
