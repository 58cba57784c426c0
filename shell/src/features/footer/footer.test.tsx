import type { Frame } from '@northgate/contracts/frame';
import { provideFrame } from '@northgate/contracts/frame';
import { defaultBrand } from '@northgate/site/brand.default';
import { render, screen, within } from '@testing-library/react';
import { jest } from '@jest/globals';
import { Footer } from './footer';

const brand = {
  ...defaultBrand,
  company: { name: 'Harbour Light', shortName: 'Harbour' },
  product: { name: 'Compass', slug: 'compass' },
};

function showFooter() {
  provideFrame({ brand } as Frame);
  render(<Footer />);
  return screen.getByRole('contentinfo');
}

afterEach(() => jest.useRealTimers());

describe('the footer', () => {
  it('says what the company does', () => {
    expect(showFooter()).toHaveTextContent(
      'End-to-end AI, built and secured for you. From setup to automation, we deliver enterprise-grade implementation you can trust.',
    );
  });

  it('has a copyright line with the current year and the company', () => {
    jest.useFakeTimers({ now: new Date('2041-06-01T12:00:00Z') });
    expect(showFooter()).toHaveTextContent('© 2041 Harbour Light');
  });

  it('leads to exactly ten pages besides home, in their order, and to the one on trust', () => {
    const links = within(showFooter()).getAllByRole('link');
    const internal = links.map((link) => link.getAttribute('href') ?? '').filter((href) => /^\/./.test(href));
    expect(internal).toEqual([
      '/infrastructure',
      '/compass-tech',
      '/custom-models',
      '/industries/legal',
      '/industries/manufacturing',
      '/industries/construction',
      '/industries/healthcare',
      '/industries/retail',
      '/blog',
      '/privacy-policy',
      '/trust',
    ]);
  });

  it.each([
    ['LinkedIn', brand.social.linkedin],
    ['X', brand.social.x],
    ['Instagram', brand.social.instagram],
    ['YouTube', brand.social.youtube],
  ])('opens %s in a new tab that cannot reach back', (name, href) => {
    showFooter();
    const link = screen.getByRole('link', { name: `${name} (opens in a new tab)` });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('opens no other link in a new tab', () => {
    const outside = within(showFooter())
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('target'));
    expect(outside).toHaveLength(4);
  });

  it('writes an e-mail to the company', () => {
    showFooter();
    expect(screen.getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`);
  });

  it.each([
    ['UK', 'tel:+442000000000'],
    ['Nigeria', 'tel:+23410000000'],
    ['India', 'tel:+914000000000'],
  ])('calls the number in %s', (country, href) => {
    showFooter();
    expect(screen.getByRole('link', { name: new RegExp(`${country}$`) })).toHaveAttribute('href', href);
  });

  it('names the three offices', () => {
    const footer = showFooter();
    for (const { city } of brand.offices) expect(footer).toHaveTextContent(city);
  });

  it('offers day, night and system as theme, day being chosen', () => {
    showFooter();
    const choices = within(screen.getByRole('group', { name: 'Theme' })).getAllByRole('radio');
    expect(choices.map((choice) => choice.getAttribute('value'))).toEqual(['light', 'dark', 'system']);
    expect(screen.getByRole('radio', { name: 'Day' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Night' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'System' })).not.toBeChecked();
  });
});
