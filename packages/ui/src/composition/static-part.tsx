import { frame } from '@northgate/contracts/frame';
import { lazy, useState, type ComponentType } from 'react';
import { useAdopted } from '../hooks/use-adopted';
import { servedHtml } from './served-parts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A part of a page that is rendered on the server only: neither its code nor its styles' engine goes to the
 * browser. While hydrating React leaves the server's nodes alone; on client navigation the markup is taken from
 * the target's prerendered page. `name` is unique within a page.
 *
 *     const Hero = staticPart('home-hero', DRAWS_STATIC_PARTS && (() => import('./hero-section').then((m) => m.HeroSection)));
 */
export function staticPart<Props extends object = object>(
  name: string,
  load: Load<Props> | false,
): ComponentType<Props> {
  return Object.assign(load ? serverPart(name, load) : adoptedPart<Props>(name), {
    displayName: `Static(${name})`,
  });
}

function serverPart<Props extends object>(name: string, load: Load<Props>) {
  const Inner = lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  return function StaticPart(props: Props) {
    return (
      <div data-static={name}>
        <Inner {...props} />
      </div>
    );
  };
}

function adoptedPart<Props extends object>(name: string) {
  return function StaticPart(_: Props) {
    const adopted = useAdopted();
    const [html] = useState(() => (adopted ? '' : markupOf(name)));
    return <div data-static={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
  };
}

/**
 * The markup of a part that is new in the browser: from the page the visitor went to or, when React has given up
 * hydrating and renders anew, from the nodes that were served.
 */
export const markupOf = (name: string): string =>
  frame().staticHtml(name) || (frame().isHydrating() ? servedHtml(name) : '');
