import type { RemoteRoute } from '@northgate/contracts/remote';
import { start } from '../content/start.content';

/** The pages of this app. */
export const routes = [
  {
    path: start.path,
    page: './start-page',
    menu: start.title,
    meta: ({ brand }) => ({
      title: `${start.title} | ${brand.company.name}`,
      description: start.description,
      answers: start.answers,
    }),
  },
] satisfies RemoteRoute[];
