import { jest } from '@jest/globals';
import { openComposedSite, type ComposedSite } from '@northgate/build/testing';
import { screen, within } from '@testing-library/react';

// Builds the app when its source has changed.
jest.setTimeout(120_000);

let site: ComposedSite;
beforeAll(async () => {
  site = await openComposedSite(process.cwd());
});
afterAll(() => site.close());

/** Shows a page of the composition and answers its status. */
async function open(path: string): Promise<number> {
  const { status, html } = await site.page(path);
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  return status;
}

it('has its page inside the frame of the site', async () => {
  expect(await open('/sample')).toBe(200);
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Home' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sample');
});

it('stands in the menu of pages of others', async () => {
  await open('/contact');
  expect(document.querySelector('#menu-more a[href="/sample"]')).toHaveTextContent('Sample');
});
