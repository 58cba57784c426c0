import { lazy, Suspense, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { useAdopted } from '../hooks/use-adopted';
import { drawnLate } from './late';
import { markupOf } from './static-part';

interface DrawnPartOptions<Props> {
  /** The part's name for these props, unique within a page. */
  name: (props: Props) => string;
  /** True for what stands below the first screen: a drawing in it may come after the page. */
  isLate?: (props: Props) => boolean;
  load: () => Promise<ComponentType<Props>>;
}

/**
 * A static part inside an island, one of many that come and go, such as the cover of a card. It is drawn on the server
 * and adopted in the browser; its code is loaded only for what no prerendered page has brought.
 */
export function drawnPart<Props extends object>({
  name,
  load,
  isLate = () => false,
}: DrawnPartOptions<Props>) {
  const Drawn = lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  /** Markup that came with a page, by name: parts that were taken away come back with it. */
  const known = new Map<string, string>();

  type PartProps = Props & { className?: string };

  function OnServer({ className, ...props }: PartProps) {
    return (
      <div
        data-static={name(props as Props)}
        {...{ [drawnLate]: isLate(props as Props) ? '' : undefined }}
        className={className}
      >
        <Drawn {...props} />
      </div>
    );
  }

  function InBrowser({ className, ...props }: PartProps) {
    const own = name(props as Props);
    const adopted = useAdopted();
    const element = useRef<HTMLDivElement>(null);
    const [html] = useState(() => (adopted ? '' : known.get(own) || markupOf(own) || null));

    useLayoutEffect(() => {
      const drawn = element.current;
      // Read at the end: a late drawing may come after the code.
      return () => void (drawn?.innerHTML && known.set(own, drawn.innerHTML));
    }, [own]);

    if (html === null) {
      return (
        <div className={className}>
          <Suspense fallback={null}>
            <Drawn {...props} />
          </Suspense>
        </div>
      );
    }
    return (
      <div
        ref={element}
        data-static={own}
        className={className}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  }

  return function DrawnPart(props: PartProps) {
    return DRAWS_STATIC_PARTS ? <OnServer {...props} /> : <InBrowser {...props} />;
  };
}
