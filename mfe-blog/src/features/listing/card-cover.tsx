import { frame } from '@northgate/contracts/frame';
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useHydrating } from '../../lib/hydrating';

interface CardCoverProps {
  slug: string;
  tags: string[];
  variant: 'card' | 'lead';
  className?: string;
}

const DrawnCover = lazy(() =>
  import('@northgate/ui/drawings/covers/post-cover').then((module) => ({ default: module.PostCover })),
);

/** Markup of the covers that came with a page, by slug; filters take cards away and bring them back. */
const covers = new Map<string, string>();

const partName = (slug: string): string => `cover-${slug}`;

/**
 * A cover in the listing, a static part of its own: drawn on the server, adopted in the browser. The drawing
 * code is loaded only for a post that the prerendered page did not have.
 */
export const CardCover = (props: CardCoverProps) =>
  SERVER ? <ServerCover {...props} /> : <BrowserCover {...props} />;

const ServerCover = ({ className, ...cover }: CardCoverProps) => (
  <div data-static={partName(cover.slug)} className={className}>
    <DrawnCover {...cover} />
  </div>
);

function BrowserCover({ className, ...cover }: CardCoverProps) {
  const hydrating = useHydrating();
  const element = useRef<HTMLDivElement>(null);
  const [html] = useState(() => (hydrating ? '' : knownCover(cover.slug)));

  useLayoutEffect(() => {
    const drawn = element.current?.innerHTML;
    if (drawn) covers.set(cover.slug, drawn);
  }, [cover.slug]);

  if (html === null) {
    return (
      <div className={className}>
        <Suspense fallback={null}>
          <DrawnCover {...cover} />
        </Suspense>
      </div>
    );
  }
  return (
    <div
      ref={element}
      data-static={partName(cover.slug)}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const knownCover = (slug: string): string | null =>
  covers.get(slug) || frame().staticHtml(partName(slug)) || null;
