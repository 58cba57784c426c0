import { jest } from '@jest/globals';
import { provideFrame, type Frame } from '@northgate/contracts/frame';
import { type PageData } from '@northgate/contracts/page';
import { defaultBrand } from '@northgate/site/brand.default';
import { act, render, screen } from '@testing-library/react';
import { App } from '../../app/app';
import { frameStore } from '../../app/page-store';
test.each([0,1])('x %d', async (fake) => {
  if (fake) jest.useFakeTimers({doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate']});
  const t = process.hrtime.bigint;
  frameStore.setState({ page: { data: {path:'/', title:'x', revision: 1} as PageData, statics: null }});
  provideFrame({ brand: defaultBrand, isHydrating: () => false, staticHtml: () => '' } as unknown as Frame);
  process.stderr.write('a\n');
  const load = async (page: PageData) => ({ default: () => <h1>{page.title}</h1> });
  await act(async () => {render(<App load={load} />); process.stderr.write('b\n');});
  process.stderr.write('c\n');
  screen.getByRole('heading');
  process.stderr.write('d\n');
});
