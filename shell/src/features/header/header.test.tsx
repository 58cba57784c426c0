import type { Frame } from '@northgate/contracts/frame';
import { provideFrame } from '@northgate/contracts/frame';
import { defaultBrand } from '@northgate/site/brand.default';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Header } from './header';

function showHeader(path = '/') {
  provideFrame({ brand: defaultBrand } as Frame);
  const router = createMemoryRouter([{ path: '*', element: <Header /> }], { initialEntries: [path] });
  return render(<RouterProvider router={router} />);
}

const link = (name: string) => screen.getByRole('link', { name });
const banner = () => screen.getByRole('banner');

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
}

afterEach(() => scrollTo(0));

it('opens the menu "More" on a page that came with it', () => {
  document.body.innerHTML = '<nav id="menu-more"></nav>';
  showHeader();
  expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('popovertarget', 'menu-more');
  document.body.innerHTML = '';
});

describe('the header', () => {
  it('leads from logo, Home, AI Insights and Contact Us to their pages, in this order with the menus between', () => {
    showHeader();
    const items = [...banner().querySelectorAll('a, button')];
    const names = items.map((item) => item.getAttribute('aria-label') ?? item.textContent);
    expect(names).toEqual([
      'Northgate AI, home',
      'Home',
      'Solutions',
      'Industries',
      'Security',
      'AI Insights',
      'Search',
      'Switch between day and night',
      'Contact Us',
      'Menu',
    ]);
    expect(link('Northgate AI, home')).toHaveAttribute('href', '/');
    expect(link('Home')).toHaveAttribute('href', '/');
    expect(link('AI Insights')).toHaveAttribute('href', '/blog');
    expect(link('Contact Us')).toHaveAttribute('href', '/contact');
  });

  it('opens its three menus by the platform, without script', () => {
    showHeader();
    expect(screen.getByRole('button', { name: 'Solutions' })).toHaveAttribute(
      'popovertarget',
      'menu-solutions',
    );
    expect(screen.getByRole('button', { name: 'Industries' })).toHaveAttribute(
      'popovertarget',
      'menu-industries',
    );
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', 'menu-mobile');
  });

  it('switches between day and night', async () => {
    showHeader();
    const button = screen.getByRole('button', { name: 'Switch between day and night' });
    await userEvent.click(button);
    await waitFor(() => expect(document.documentElement).toHaveClass('dark'));
    expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(button);
    await waitFor(() => expect(document.documentElement).toHaveClass('light'));
    expect(localStorage.getItem('theme')).toBe('light');
  });
});

describe('the current page', () => {
  it.each([
    ['/', 'Home'],
    ['/blog', 'AI Insights'],
    ['/BLOG', 'AI Insights'],
    ['/blog/', 'AI Insights'],
  ])('at %s only %s is marked', (path, current) => {
    showHeader(path);
    const marked = screen.getAllByRole('link').filter((item) => item.getAttribute('aria-current') === 'page');
    expect(marked).toEqual([link(current)]);
  });

  it.each(['/contact', '/blog/my-post', '/nope'])('at %s no link is marked', (path) => {
    showHeader(path);
    for (const item of screen.getAllByRole('link')) expect(item).not.toHaveAttribute('aria-current');
  });
});

describe('scrolling', () => {
  it.each([0, 10])('at %d px the header stands as at the top', (y) => {
    showHeader();
    scrollTo(y);
    expect(banner()).not.toHaveClass('scrolled');
  });

  it('at 11 px it counts as scrolled, and back at 10 px no more', () => {
    showHeader();
    scrollTo(11);
    expect(banner()).toHaveClass('scrolled');
    scrollTo(10);
    expect(banner()).not.toHaveClass('scrolled');
  });

  it('wears the palette of the opening below it until it is scrolled', () => {
    showHeader();
    expect(banner()).toHaveAttribute('data-palette', 'opening');
    scrollTo(11);
    expect(banner()).not.toHaveAttribute('data-palette');
  });

  it('counts as scrolled from the start on a page that was opened further down', () => {
    scrollTo(400);
    showHeader();
    expect(banner()).toHaveClass('scrolled');
  });
});
