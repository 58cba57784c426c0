import { frame } from '@northgate/contracts/frame';
import { Button } from '@northgate/ui/components/controls/button';
import { Input } from '@northgate/ui/components/controls/field';
import { Icon } from '@northgate/ui/components/text/icon';
import { Link } from '@northgate/ui/icons/lucide';
import { useState } from 'react';
import { calculatorContent } from '../content/calculator.content';
import styles from './calculator.module.css';

interface CopyLinkProps {
  /** The inputs as an address carries them, without question mark. */
  query: string;
  /** Id of the calculator's section. */
  anchor: string;
}

/**
 * Puts a link that opens the calculator with its present inputs on the clipboard, or shows it where there is none. On paper
 * the link stands instead of the button.
 */
export function CopyLink({ query, anchor }: CopyLinkProps) {
  const [shown, setShown] = useState<string | null>(null);
  const { copy, copied, linkLabel } = calculatorContent.link;

  const { origin, pathname } = window.location;
  const link = `${origin}${pathname}?${query}#${anchor}`;

  const run = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setShown(null);
      frame().toast(copied);
    } catch {
      // Without https, or when the visitor refuses, there is no clipboard to write to.
      setShown(link);
    }
  };
  return (
    <div className={styles.copied}>
      <Button variant="outline" size="compact" onClick={() => void run()}>
        <Icon of={Link} />
        {copy}
      </Button>
      <p className={styles.onPaper}>
        {linkLabel}: {link}
      </p>
      {shown ? (
        <Input
          key={shown}
          readOnly
          autoFocus
          aria-label={linkLabel}
          value={shown}
          onFocus={(event) => event.target.select()}
        />
      ) : null}
    </div>
  );
}
