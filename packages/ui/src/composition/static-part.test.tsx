import { provideFrame, type Frame } from '@northgate/contracts/frame';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { jest } from '@jest/globals';
import { staticPart } from './static-part';

const frameThat = (part: Partial<Frame>) => provideFrame(part as Frame);
const Hero = staticPart<{ n?: number }>('home-hero', false);

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

describe('a static part in the browser', () => {
  it('keeps the nodes of the server while the page hydrates, through later renders too', async () => {
    frameThat({ isHydrating: () => true, staticHtml: () => '<p>from elsewhere</p>' });
    const place = document.createElement('div');
    place.innerHTML = '<div data-static="home-hero"><h1>As served</h1></div>';
    document.body.append(place);
    const served = place.querySelector('h1');
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    await act(async () => {
      root = hydrateRoot(place, <Hero />, { onRecoverableError: (error) => console.error(error) });
    });
    await act(async () => root?.render(<Hero n={2} />));
    expect(screen.getByRole('heading', { name: 'As served' })).toBe(served);
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
    place.remove();
  });

  it('takes its markup from the prerendered page after a navigation', () => {
    const pages: Record<string, string> = { 'home-hero': '<h1>As prerendered</h1>' };
    frameThat({ isHydrating: () => false, staticHtml: (name) => pages[name] ?? '' });
    render(<Hero />);
    expect(screen.getByRole('heading', { name: 'As prerendered' })).toBeVisible();
  });

  it('keeps its markup when the frame moves on to another page', () => {
    let html = '<h1>First</h1>';
    frameThat({ isHydrating: () => false, staticHtml: () => html });
    const { rerender } = render(<Hero />);
    html = '<h1>Second</h1>';
    rerender(<Hero n={2} />);
    expect(screen.getByRole('heading', { name: 'First' })).toBeVisible();
  });

  it('is called by its name in developer tools', () => {
    expect(Hero.displayName).toBe('Static(home-hero)');
  });
});

describe('a static part on the server', () => {
  it('renders its code, under the name by which browsers find it again', async () => {
    const Greeting = staticPart<{ to: string }>('greeting', async () => ({ to }) => <h1>Hello {to}</h1>);
    await act(async () => render(<Greeting to="Ada" />));
    expect(screen.getByRole('heading').parentElement?.dataset.static).toBe('greeting');
    expect(screen.getByRole('heading')).toHaveTextContent('Hello Ada');
  });
});
