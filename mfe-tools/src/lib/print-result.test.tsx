import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrintResult } from './print-result';

test('marks its own section for the paper alone, until it is printed', async () => {
  const marked: (string | null)[] = [];
  const print = jest.spyOn(window, 'print').mockImplementation(() => {
    marked.push(...[...document.querySelectorAll('[data-print-alone]')].map(({ id }) => id));
  });
  render(
    <>
      <section id="roi">
        <PrintResult />
      </section>
      <section id="contact" />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(marked).toEqual(['roi']);
  window.dispatchEvent(new Event('afterprint'));
  expect(document.querySelector('[data-print-alone]')).toBeNull();
  print.mockRestore();
});
