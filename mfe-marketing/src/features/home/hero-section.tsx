import { frame } from '@northgate/contracts/frame';
import { Button } from '@northgate/ui/components/button';
import { Text } from '@northgate/ui/components/text';
import { TextLink } from '@northgate/ui/components/text-link';
import { cx } from '@northgate/ui/composition/class-names';
import { keepStyles } from '@northgate/ui/composition/sheets';
import { HomePlate } from '@northgate/ui/drawings/plates/home-plate';
import layout from '@northgate/ui/layout/layout.module.css';
import { Fragment } from 'react';
import { hero } from '../../content/home.content';
import chatBarFallback from './chat-bar-fallback.module.css';
import { heroDialogId } from './hero-dialog-id';
import styles from './hero-section.module.css';

/**
 * The opening of the home page. Its button opens the dialog by invoker attributes, as a popover in browsers that
 * know only those, so that it works before any script.
 */
export function HeroSection() {
  keepStyles(chatBarFallback);
  return (
    <section id="home" className={styles.hero}>
      <div className={layout.wrap}>
        <Text as="h1" look="display">
          {hero.headline.map((line, index) => (
            <Fragment key={line}>
              {index > 0 ? <br /> : null}
              {line}
            </Fragment>
          ))}
        </Text>
        <div className={cx(layout.grid, styles.row)}>
          <div className={styles.text}>
            <Text look="lead">{hero.lead(frame().brand.company.name)}</Text>
            <div className={layout.actions}>
              <Button
                aria-haspopup="dialog"
                popoverTarget={heroDialogId}
                {...{ command: 'show-modal', commandfor: heroDialogId }}
              >
                {hero.action}
              </Button>
              <TextLink href={hero.more.path}>{hero.more.label}</TextLink>
            </div>
          </div>
          <div className={styles.plate}>
            <HomePlate />
          </div>
        </div>
      </div>
    </section>
  );
}
