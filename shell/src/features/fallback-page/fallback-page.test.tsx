import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { render, screen, within } from '@testing-library/react';
import { FallbackPage } from './fallback-page';
import { UnreachablePage } from './unreachable-page';

describe('the page of an unknown path', () => {
  beforeEach(() => void provideFakeFrame());

  it('says so in the words of the specification', () => {
    render(<FallbackPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^404 Page Not Found$/);
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
  });

  it('leads into every section of the site', () => {
    render(<FallbackPage />);
    const ways = screen.getByRole('navigation', { name: 'Main sections' });
    const leads = within(ways)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(leads).toEqual(
      expect.arrayContaining(['/cctv-security', '/infrastructure', '/industries/legal', '/blog', '/contact']),
    );
  });

  it('leads home', () => {
    render(<FallbackPage />);
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });
});

describe('a page that cannot be reached', () => {
  it('says so under a main heading and offers another try', () => {
    render(<UnreachablePage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page could not be loaded');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });
});
