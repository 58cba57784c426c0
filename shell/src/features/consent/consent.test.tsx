import { jest } from '@jest/globals';
import { defaultBrand } from '@northgate/site/brand.default';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { track } from '../analytics/track';
import { ConsentBar } from './consent-bar';
import { consentKey, useConsentStore, startConsent } from './consent-store';

const holder = globalThis as { gtag?: unknown; dataLayer?: ArrayLike<unknown>[] };
const brand = { ...defaultBrand, analytics: { measurementId: 'G-1' } };
const script = () => document.querySelector<HTMLScriptElement>('script[src*=googletagmanager]');
const bar = () => screen.queryByRole('region', { name: 'Analytics' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = () => (holder.dataLayer ?? []).map((command) => Array.from(command).slice(0, 2));

beforeEach(() => {
  provideFakeFrame({ brand });
  localStorage.clear();
  document.head.innerHTML = '';
  delete holder.gtag;
  delete holder.dataLayer;
  useConsentStore.setState({ asking: false });
});
afterEach(() => jest.restoreAllMocks());

const visit = (measurementId: string | null = 'G-1') => {
  render(<ConsentBar />);
  act(() => startConsent(measurementId));
};

describe('before a visitor has answered', () => {
  it('asks, and loads nothing', () => {
    visit();
    expect(bar()).toBeInTheDocument();
    expect(script()).toBeNull();
    expect(holder.gtag).toBeUndefined();
  });

  it('is taken to the question by the button of the footer, also while it is asked already', async () => {
    visit();
    render(<button data-consent>Privacy choices</button>);
    press('Privacy choices');
    await waitFor(() => expect(bar()).toHaveFocus());
  });

  it('asks nothing where no analytics are configured', () => {
    provideFakeFrame();
    visit(null);
    expect(bar()).toBeNull();
    expect(script()).toBeNull();
  });

  it('takes the signal of the browser for a no', () => {
    Object.assign(navigator, { globalPrivacyControl: true });
    visit();
    expect(bar()).toBeNull();
    expect(script()).toBeNull();
    Object.assign(navigator, { globalPrivacyControl: undefined });
  });
});

describe('a visitor who agrees', () => {
  it('is counted from now on, and on the next visit without being asked', () => {
    visit();
    press('Allow');
    expect(bar()).toBeNull();
    expect(script()).toHaveAttribute('src', 'https://www.googletagmanager.com/gtag/js?id=G-1');
    track({ name: 'form_error', category: 'lead', label: 'contact_form' });
    expect(sent().map(([name]) => name)).toEqual(['js', 'config', 'event']);
    document.head.innerHTML = '';
    visit();
    expect(bar()).toBeNull();
    expect(script()).not.toBeNull();
  });

  it('can take it back: nothing is sent any more and the cookies are gone', () => {
    visit();
    press('Allow');
    document.cookie = '_ga=1; path=/';
    document.cookie = 'mine=1; path=/';
    render(<button data-consent>Privacy choices</button>);
    press('Privacy choices');
    press('No, thanks');
    const before = sent().length;
    track({ name: 'form_error', category: 'lead', label: 'contact_form' });
    expect(sent().length).toBe(before);
    expect(document.cookie).toBe('mine=1');
    expect((globalThis as Record<string, unknown>)['ga-disable-G-1']).toBe(true);
  });
});

it('a visitor who says no is not asked again and nothing is loaded', () => {
  visit();
  press('No, thanks');
  expect(localStorage.getItem(consentKey)).toBe('denied');
  visit();
  expect(bar()).toBeNull();
  expect(script()).toBeNull();
});
