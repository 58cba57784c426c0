import { act, render, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';

/** Renders a part with a form, as after a navigation, and waits for the code of the form. */
export async function showForm(part: ReactElement) {
  const shown = await act(async () => render(part));
  await waitFor(() => {
    if (!shown.container.querySelector('form')) throw new Error('The form has not come.');
  });
  return shown;
}
