import { frame, islandPart, remoteAway } from '@northgate/contracts/frame';
import {
  Component,
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { useAdopted } from '../hooks/use-adopted';
import { readyAttribute, useHydrationTrigger, type HydrateOn } from './use-hydration-trigger';

interface IslandOptions<Props> {
  name: string;
  /** When it opens; a function where that depends on what it is given. */
  on: HydrateOn | ((props: Props) => HydrateOn);
  /** Stands in when the code cannot be loaded or throws. */
  Fallback?: ComponentType<Props>;
  /** True when what was served works without the code, as a form does: it stays when the code cannot be loaded. */
  worksAlone?: boolean;
}

/**
 * A part with script of its own: prerendered like everything else, its code loads and hydrates when `on` says.
 * Clicks that came too early are replayed by the host. When its code is missing, `Fallback` takes its place. It may stand in
 * another island; a host fetches the scripts of both as those of the outer one.
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { name, on, Fallback = Nothing, worksAlone = false }: IslandOptions<Props>,
): ComponentType<Props> {
  // Asked for anew with each page: a host notes from this which other apps a page needs.
  const onServer = () => load().catch(standIn(Fallback));

  function Island(props: Props) {
    const ref = useRef<HTMLDivElement>(null);
    const [failed, setFailed] = useState(false);
    const adopted = useAdopted();
    const hydration = useHydrationTrigger(typeof on === 'function' ? on(props) : on, ref, adopted);
    // One for each mounted island, for each waits for its own trigger.
    const [Inner] = useState(() => {
      const refuse = () => (adopted && worksAlone ? setReady(ref.current) : setFailed(true));
      const inBrowser = () => onceLoaded(hydration.triggered.then(load), refuse);
      return lazy(() => (SERVER ? onServer() : inBrowser()).then(asModule));
    });
    const fallback = <Fallback {...props} />;
    return (
      <div ref={ref} data-island={name}>
        {failed ? (
          fallback
        ) : (
          <IslandBoundary fallback={fallback} name={name}>
            <Suspense fallback={<Prerendered name={name} element={ref} />}>
              <Ready element={ref}>
                <Inner {...props} />
              </Ready>
            </Suspense>
          </IslandBoundary>
        )}
      </div>
    );
  }
  Island.displayName = `Island(${name})`;
  // React names components in the stack of an error by this; the renderer reads there which part failed.
  if (SERVER) Object.defineProperty(Island, 'name', { value: Island.displayName });
  return Island;
}

const asModule = <Props extends object>(part: ComponentType<Props>) => ({
  default: part as ComponentType<object>,
});

/** On the server the fallback replaces a part of an app that is not there; any other error is thrown. */
const standIn =
  <Props extends object>(Fallback: ComponentType<Props>) =>
  (reason: unknown): ComponentType<Props> => {
    if (reason instanceof Error && reason.name === remoteAway) return Fallback;
    throw reason;
  };

/** Resolves with the code. Where it cannot be had it stays pending, so that React keeps the served markup, and `refuse` decides what follows. */
const onceLoaded = <T,>(code: Promise<T>, refuse: () => void): Promise<T> =>
  new Promise((resolve) => void code.then(resolve, refuse));

interface PrerenderedProps {
  name: string;
  element: RefObject<HTMLElement | null>;
}

/**
 * Until its code is there the part looks as it will, so that nothing below it moves: after a navigation, and when React gives up
 * what was served, as it does with closed parts once the visitor goes back within the page.
 */
function Prerendered({ name, element }: PrerenderedProps) {
  const [html] = useState(() => frame().staticHtml(islandPart(name)) || element.current?.innerHTML);
  return html && <div inert style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />;
}

function Nothing(): null {
  return null;
}

function Ready({ element, children }: { element: RefObject<HTMLElement | null>; children: ReactNode }) {
  useEffect(() => setReady(element.current), [element]);
  return children;
}

const setReady = (element: HTMLElement | null) => element?.setAttribute(readyAttribute, '');

interface BoundaryProps {
  name: string;
  fallback: ReactNode;
  children: ReactNode;
}

class IslandBoundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    frame().track({ name: 'part_failed', category: 'error', label: this.props.name });
    console.error(`The part ${this.props.name} failed.`, error);
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
