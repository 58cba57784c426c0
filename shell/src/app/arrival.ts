import type { PageData } from '@northgate/contracts/page';
import type { PageHead } from '@northgate/contracts/page-json';
import type { PageModule } from '@northgate/contracts/remote';
import { useRouteLoaderData } from 'react-router-dom';

/** A page as the router holds it. */
export interface Arrival {
  page: PageData;
  /** A promise where the page is prerendered in the document. */
  module: PageModule | Promise<PageModule>;
  /** What came with the page of a navigation; absent on the page the visitor arrived at. */
  brought?: {
    head: PageHead;
    /** Markup of its parts by name. */
    parts: Record<string, string>;
    /** Styles this document lacks. */
    styles: Styles[];
  };
  /** On the page the visitor arrived at, what stood between header and footer. */
  served?: ChildNode[];
}

export interface Styles {
  address: string;
  css: string;
}

/** Id of the one route that all pages share. */
export const pageRoute = 'page';

/** The page being shown; undefined where it could not be had. */
export const useArrival = () => useRouteLoaderData<Arrival>(pageRoute);
