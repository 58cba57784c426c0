import { jest } from '@jest/globals';
import type { ContactSectionProps } from '@northgate/contracts/components';
import { act, render, screen } from '@testing-library/react';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import type { IndustryPageData } from './routes';

jest.unstable_mockModule('../features/industry/industries', () => {
  throw new Error('the browser asked for content');
});
const { default: IndustryPage } = await import('./industry-page');

const logistics: IndustryPageData = { industry: 'logistics', contactHeading: 'Tell us about your network' };
const Contact = ({ heading }: ContactSectionProps) => <h2>{heading} and the form</h2>;
const page = (data: IndustryPageData) => <IndustryPage data={data} params={{}} />;

test('the browser takes the prerendered sections and loads the contact section, without any content', async () => {
  const loadComponent = jest.fn(async () => Contact);
  provideFakeFrame({ loadComponent, staticHtml: (name) => `<h1>prerendered ${name}</h1>` });
  await act(async () => render(page(logistics)));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('prerendered industry-sections');
  expect(loadComponent).toHaveBeenCalledWith('mfe-tools/contact-section', 'essential');
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent(
    'Tell us about your network and the form',
  );
});

test('without the contact remote the anchor stays and offers e-mail and phones', async () => {
  provideFakeFrame();
  await act(async () => render(page(logistics)));
  expect(document.querySelector('#contact')).toHaveTextContent('Tell us about your network');
  expect(screen.getByRole('link', { name: 'hello@northgate.example' })).toBeVisible();
});

test('going from one industry to another shows the sections of the other', async () => {
  let shown = 'first';
  provideFakeFrame({ loadComponent: async () => Contact, staticHtml: () => `<h1>${shown}</h1>` });
  const view = await act(async () => render(page(logistics)));
  shown = 'second';
  const other = { industry: 'retail', contactHeading: 'Other' } as unknown as IndustryPageData;
  await act(async () => view.rerender(page(other)));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('second');
});
