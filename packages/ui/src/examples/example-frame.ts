import { provideFrame } from '@northgate/contracts/frame';
import { defaultBrand } from '@northgate/site/brand.default';

const away = () => Promise.reject(new Error('There is no site around the examples.'));

/** Stands in for the host around the page of examples. */
export const provideExampleFrame = (): void =>
  provideFrame({
    brand: defaultBrand,
    isHydrating: () => true,
    previousPath: () => null,
    toast: (message) => console.info(message),
    track: (event) => console.info(event),
    api: away,
    loadComponent: away,
    staticHtml: () => '',
  });
