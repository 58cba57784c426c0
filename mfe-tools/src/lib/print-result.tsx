import { Button } from '@northgate/ui/components/controls/button';
import { Icon } from '@northgate/ui/components/text/icon';
import { Printer } from '@northgate/ui/icons/lucide';
import type { MouseEvent } from 'react';
import { calculatorContent } from '../content/calculator.content';

/** Prints the calculator it stands in, without the rest of the page. */
export const PrintResult = () => (
  <Button variant="outline" size="compact" onClick={printAlone}>
    <Icon of={Printer} />
    {calculatorContent.print}
  </Button>
);

function printAlone({ currentTarget }: MouseEvent): void {
  const section = currentTarget.closest('section');
  section?.setAttribute('data-print-alone', '');
  // Some browsers return from `print` before the visitor has decided.
  window.addEventListener('afterprint', () => section?.removeAttribute('data-print-alone'), { once: true });
  window.print();
}
