import { Button } from '@northgate/ui/components/controls/button';
import { Text } from '@northgate/ui/components/text/text';
import { calculatorContent } from '../content/calculator.content';
import styles from './calculator.module.css';

/** Stands in for a calculator's panel whose code did not come. */
export function Unavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.unavailable} role="alert">
      <Text look="body">{calculatorContent.unavailable.text}</Text>
      <Button variant="outline" size="compact" onClick={onRetry}>
        {calculatorContent.unavailable.retry}
      </Button>
    </div>
  );
}
