import { defaultBrand } from '@northgate/site/brand.default';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { render, screen, within } from '@testing-library/react';
import { Trust } from './trust';

const show = (brand = defaultBrand) => {
  provideFakeFrame({ brand });
  render(<Trust />);
};
const region = (name: string) => within(screen.getByRole('region', { name }));

test('says what is processed where, what the assistant knows, and who sees data by role', () => {
  show();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'What is processed where',
    'What the assistant may know',
    'How long, and deletion',
    'Who works for us, by role',
    'Telling us of a weakness',
    'How the site is kept whole',
  ]);
  expect(region('Who works for us, by role').getByText(/^Analytics: nobody/)).toBeVisible();
  expect(region('Who works for us, by role').getByText(/^Video: nobody/)).toBeVisible();
});

test('follows the brand where analytics or another site’s videos are switched on', () => {
  const video = {
    ...defaultBrand.video,
    embeds: { ...defaultBrand.video.embeds, cctv: 'https://v.example/1' },
  };
  show({ ...defaultBrand, video, analytics: { measurementId: 'G-1' } });
  const roles = region('Who works for us, by role');
  expect(roles.getByText(/^Analytics: .* after you have agreed/)).toBeVisible();
  expect(roles.getByText(/^Video: the site a video comes from/)).toBeVisible();
});

test('leads to security.txt, to the policy and to our e-mail', () => {
  show();
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('security.txt')).toBe('/.well-known/security.txt');
  expect(link('Privacy policy')).toBe('/privacy-policy');
  expect(link('Write to us')).toBe(`mailto:${defaultBrand.email}`);
});

test('claims no certificate', () => {
  show();
  expect(document.body.textContent).not.toMatch(/certif|ISO|SOC ?2|GDPR[- ]compliant|complian/i);
});
