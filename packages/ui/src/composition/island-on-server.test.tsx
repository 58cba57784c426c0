/** @jest-environment node */
import { provideFrame, remoteAway, type Frame } from '@northgate/contracts/frame';
import type { ComponentType } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

Object.assign(globalThis, { SERVER: true });
const { island } = await import('./island');

const Away = ({ start }: { start: number }) => <p>No counter, it stood at {start}</p>;

/** The island's markup and what went wrong meanwhile. */
async function prerender(load: () => Promise<ComponentType<{ start: number }>>) {
  provideFrame({ isHydrating: () => false, staticHtml: () => '' } as unknown as Frame);
  const Island = island(load, { name: 'counter', on: 'interaction', Fallback: Away });
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(<Island start={3} />, {
    onError: (error) => void failures.push(error),
  });
  const parts: string[] = [];
  for await (const part of prelude) parts.push(String(part));
  return { html: parts.join('').replaceAll('<!-- -->', ''), failures };
}

describe('an island on the server', () => {
  it('is prerendered whole, whatever opens it in the browser', async () => {
    const { html } = await prerender(async () => ({ start }) => <button>Count {start}</button>);
    expect(html).toContain('<button>Count 3</button>');
    expect(html).toMatch(/^<div data-island="counter">/);
    expect(html).not.toContain('data-ready');
  });

  it('is its fallback when its app is not part of the revision', async () => {
    const away = Object.assign(new Error('mfe-tools is away'), { name: remoteAway });
    const { html, failures } = await prerender(() => Promise.reject(away));
    expect(html).toContain('<p>No counter, it stood at 3</p>');
    expect(failures).toEqual([]);
  });

  it('asks for its code on every page, so that each page names the apps it needs', async () => {
    const asked: string[] = [];
    let page = '';
    const load = async () => {
      asked.push(page);
      return () => <p>here</p>;
    };
    const Island = island(load, { name: 'form', on: 'visible' });
    for (page of ['/industries/logistics', '/industries/mining']) {
      const { prelude } = await prerenderToNodeStream(<Island />);
      for await (const part of prelude) expect(String(part)).toContain('<p>here</p>');
    }
    expect(asked).toEqual(['/industries/logistics', '/industries/mining']);
  });

  it('does not hide code that is there and broken', async () => {
    const broken = new Error('cannot count');
    const { failures } = await prerender(() => Promise.reject(broken));
    expect(failures).toEqual([broken]);
  });
});
