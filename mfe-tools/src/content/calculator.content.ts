import type { ToastMessage } from '@northgate/contracts/frame';

interface CalculatorContent {
  unavailable: { text: string; retry: string };
  link: { copy: string; copied: ToastMessage; linkLabel: string };
  print: string;
}

/** What both calculators say. */
export const calculatorContent: CalculatorContent = {
  unavailable: { text: 'The calculator could not be loaded.', retry: 'Try again' },
  link: {
    copy: 'Copy link',
    copied: {
      variant: 'default',
      title: 'Link copied',
      description: 'It opens the calculator with these numbers.',
    },
    linkLabel: 'Link to these numbers',
  },
  print: 'Print',
};
