import { defaultBrand } from '@northgate/site/brand.default';
import { render, screen, within } from '@testing-library/react';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { Policy } from './policy';

const brand = { ...defaultBrand, email: 'hello@polaris.example', siteUrl: 'https://www.polaris.example' };
const titles = [
  'Information we collect',
  'How we use it',
  'Sharing',
  'Your rights',
  'Security',
  'Third-party links',
  'Children under 13',
  'Updates to this policy',
  'Contact',
];

beforeEach(() => {
  provideFakeFrame({ brand });
  render(<Policy />);
});

test('says since when it has applied', () => {
  const date = screen.getByText('1 July 2025');
  expect(date).toHaveAttribute('datetime', '2025-07-01');
  expect(date.parentElement).toHaveTextContent('Effective 1 July 2025');
});

test('has exactly nine sections, in the stated order', () => {
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual(titles);
});

test('information collected covers personal, technical and cookies', () => {
  const section = screen.getByRole('region', { name: titles[0] });
  const parts = within(section).getAllByRole('heading', { level: 3 });
  expect(parts.map((part) => part.textContent)).toEqual([
    'Personal information',
    'Technical information',
    'Cookies and browser storage',
  ]);
});

test('the contents list leads to each section', () => {
  const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(titles);
  for (const link of links) {
    const target = document.querySelector(link.getAttribute('href') ?? 'nothing');
    expect(within(target as HTMLElement).getByRole('heading', { level: 2 }).textContent).toBe(
      link.textContent,
    );
  }
});

test('the children’s section names the age of 13', () => {
  expect(screen.getByRole('region', { name: titles[6] })).toHaveTextContent('children under 13');
});

test('ends with the configured e-mail and site address', () => {
  const contact = within(screen.getByRole('region', { name: 'Contact' }));
  expect(contact.getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`);
  expect(contact.getByRole('link', { name: brand.siteUrl })).toHaveAttribute('href', brand.siteUrl);
});

test('claims no certificate', () => {
  expect(document.body.textContent).not.toMatch(/certif|ISO|SOC ?2|GDPR[- ]compliant|complian/i);
});
