import { late } from '../../composition/late';
import styles from './tooltip.module.css';

/** Id of the one tooltip of a page. */
export const tooltipId = 'page-tooltip';

/** The place of the page's tooltip. The host renders it once, and `followTooltips` fills it. */
export const Tooltip = () => (
  <div
    {...late}
    id={tooltipId}
    role="tooltip"
    popover="manual"
    hidden
    className={styles.tooltip}
    suppressHydrationWarning
  >
    <div className={styles.text} suppressHydrationWarning />
  </div>
);
