import { render, screen, within } from '@testing-library/react';
import { NightSplit } from '../../layout/night-split';
import { PlateHero } from '../../layout/plate';
import { Sheet, SheetGrid } from './sheet-grid';
import { SkeletonCards } from '../states/skeleton-cards';
import { TextLink, TextLinkButton } from '../text/text-link';
import { TitleBlock } from './title-block';
import { VisuallyHidden } from '../text/visually-hidden';

test('a sheet is one link where it leads somewhere, else an article', () => {
  render(
    <SheetGrid>
      <Sheet
        title="Infrastructure"
        text="Seven days."
        picture={<i />}
        link={{ href: '/infrastructure', more: 'Learn more' }}
      />
      <Sheet title="Studio" text="Films." picture={<svg role="img" aria-label="Frames" />} />
    </SheetGrid>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', '/infrastructure');
  expect(screen.getByRole('link')).toHaveTextContent('Learn more');
  const article = screen.getByRole('article');
  expect(within(article).getByRole('heading', { level: 3, name: 'Studio' })).toBeVisible();
  expect(within(article).getByRole('img', { name: 'Frames' })).toBeVisible();
});

test('a sheet that is no link can end with something to press', () => {
  render(<Sheet title="Data" text="Pairs." picture={<i />} action={<button>Show</button>} />);
  expect(screen.getByRole('article').lastElementChild).toBe(screen.getByRole('button', { name: 'Show' }));
});

test('a plate carries its title block with the data foot', () => {
  render(
    <PlateHero ground="tide" plate={<svg role="img" aria-label="Site plan" />}>
      <TitleBlock
        title="Your cameras already see it."
        lead="Now they say so."
        actions={<a href="#contact">Ask us</a>}
        facts={[{ term: 'Alerts', detail: 'under 300 ms' }]}
      />
    </PlateHero>,
  );
  expect(screen.getByRole('img', { name: 'Site plan' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your cameras already see it.');
  expect(screen.getByRole('link', { name: 'Ask us' })).toBeVisible();
  expect(screen.getByRole('term')).toHaveTextContent('Alerts');
  expect(screen.getByRole('definition')).toHaveTextContent('under 300 ms');
});

test('a night split wears the Night palette and is a named region where it has no heading', () => {
  render(<NightSplit label="MAX mode" left={<p>left</p>} right={<p>right</p>} />);
  const region = screen.getByRole('region', { name: 'MAX mode' });
  expect(region).toHaveAttribute('data-palette', 'night');
  expect(region).toHaveTextContent('leftright');
});

test('skeleton cards are as many as asked for, and silent', () => {
  const { container } = render(<SkeletonCards count={6} />);
  expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(6);
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('a link back has its arrow in front', () => {
  render(
    <>
      <TextLink href="/blog" direction="back">
        All posts
      </TextLink>
      <TextLink href="/contact">Contact</TextLink>
      <TextLinkButton direction="back">Back</TextLinkButton>
    </>,
  );
  const [back, on] = screen.getAllByRole('link');
  expect(back?.firstElementChild?.tagName).toBe('svg');
  expect(back).toHaveClass('direction_back');
  expect(on?.lastElementChild?.tagName).toBe('svg');
  expect(on).not.toHaveClass('direction_back');
  expect(screen.getByRole('button', { name: 'Back' })).toHaveAttribute('type', 'button');
});

test('hidden words can be a live region', () => {
  render(<VisuallyHidden role="status">12 articles</VisuallyHidden>);
  expect(screen.getByRole('status')).toHaveTextContent('12 articles');
});
