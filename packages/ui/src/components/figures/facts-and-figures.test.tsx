import { render, screen } from '@testing-library/react';
import { provideFrame, type Frame } from '@northgate/contracts/frame';
import { defaultBrand } from '@northgate/site/brand.default';
import { ContactFallback } from '../contact/contact-fallback';
import { Notice } from '../states/notice';
import { PercentBar, PercentBars } from './percent-bar';
import { ScaleBar } from './scale-bar';
import { Skeleton } from '../states/skeleton';
import { Text } from '../text/text';
import { TextLink } from '../text/text-link';

describe('a percent bar', () => {
  it('says title and reading to everybody', () => {
    render(<PercentBar title="Detection accuracy" value={94} />);
    const meter = screen.getByRole('meter', { name: 'Detection accuracy' });
    expect(meter).toHaveAttribute('aria-valuenow', '94');
    expect(meter).toHaveAttribute('aria-valuemin', '0');
    expect(meter).toHaveAttribute('aria-valuemax', '100');
    expect(meter).toHaveTextContent('94%');
  });

  it('is filled as far as it says', () => {
    const { container } = render(<PercentBar title="Detection accuracy" value={94} />);
    expect(container.querySelector<HTMLElement>('.fill')?.style.getPropertyValue('--filled')).toBe('0.94');
  });

  it('names its limits where it has some', () => {
    const { rerender } = render(<PercentBar title="Pace" value={10} minLabel="Slow" maxLabel="Fast" />);
    expect(screen.getByRole('meter')).toHaveTextContent('SlowFast');
    rerender(<PercentBar title="Pace" value={10} />);
    expect(screen.getByRole('meter')).not.toHaveTextContent('Slow');
  });

  it('is described beneath, where assistive technology reads it', () => {
    const { container, rerender } = render(<PercentBar title="Pace" value={10} description="Steps a day." />);
    expect(screen.getByText('Steps a day.')).toBeVisible();
    expect(screen.getByRole('meter')).not.toHaveTextContent('Steps a day.');
    rerender(<PercentBar title="Pace" value={10} />);
    expect(container.querySelector('p')).toBeNull();
  });

  it('stands with others in the order given', () => {
    const bars = [
      { title: 'First', value: 1 },
      { title: 'Second', value: 2 },
    ];
    render(<PercentBars bars={bars} />);
    const names = screen.getAllByRole('meter').map((meter) => meter.getAttribute('aria-label'));
    expect(names).toEqual(['First', 'Second']);
  });
});

describe('what stands in for the contact section', () => {
  it('keeps heading and anchor and offers e-mail, phones and offices', () => {
    provideFrame({ brand: defaultBrand } as Frame);
    const { container } = render(<ContactFallback heading="Tell us what you need" />);
    expect(container.querySelector('#contact')).toContainElement(
      screen.getByRole('heading', { level: 2, name: 'Tell us what you need' }),
    );
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      'mailto:hello@northgate.example',
      'tel:+442000000000',
      'tel:+23410000000',
      'tel:+914000000000',
    ]);
    expect(screen.getByText('London, Hyderabad, Lagos')).toBeVisible();
  });
});

describe('a notice', () => {
  it('says what is wrong under a heading and offers a way on', () => {
    render(
      <Notice kind="error" level={1} title="No posts" text="The connection failed.">
        <button>Try again</button>
      </Notice>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'No posts' })).toBeVisible();
    expect(screen.getByText('The connection failed.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('looks different when nothing is wrong', () => {
    const { container, rerender } = render(<Notice kind="error" title="No posts" text="Failed." />);
    expect(container.firstChild).toHaveClass('bad');
    rerender(<Notice kind="empty" title="No posts" text="None yet." />);
    expect(container.firstChild).not.toHaveClass('bad');
    expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
  });
});

describe('text', () => {
  it('is the element it is said to be, whatever it looks like', () => {
    render(
      <Text as="h3" look="h1" tone="quiet" className="own">
        Words
      </Text>,
    );
    expect(screen.getByRole('heading', { level: 3 })).toHaveClass('h1 quiet own', { exact: true });
  });

  it('is a paragraph unless told otherwise', () => {
    render(<Text look="body">Words</Text>);
    expect(screen.getByText('Words').tagName).toBe('P');
  });

  it('as a standing link has no more words than it was given', () => {
    render(<TextLink href="/blog">All posts</TextLink>);
    expect(screen.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blog');
  });
});

describe('what is drawn only', () => {
  it('is silent: skeletons and scale bars', () => {
    const { container } = render(
      <>
        <Skeleton width="40%" height="2rem" />
        <ScaleBar segments={[1, 2, 4]} />
      </>,
    );
    const [skeleton, scale] = container.children as unknown as [HTMLElement, HTMLElement];
    expect(skeleton).toHaveAttribute('aria-hidden', 'true');
    expect(skeleton).toHaveStyle({ width: '40%', height: '2rem' });
    expect(scale).toHaveAttribute('aria-hidden', 'true');
    expect(scale).toHaveStyle({ gridTemplateColumns: '1fr 2fr 4fr' });
    expect(scale.children).toHaveLength(3);
  });
});
