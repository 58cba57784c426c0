import type { z } from 'zod';
import { auditPage } from '../audit.js';
import { leadChoices, leadDetail, leadPage, leadSettings } from '../leads.js';
import { overview } from '../overview.js';
import { postDetail, postLines } from '../posts.js';
import { questionReport } from '../questions.js';
import {
  candidateDetail,
  plannedReturn,
  refusalDetail,
  releasesOverview,
  weightHistory,
} from '../releases.js';
import { session } from '../session.js';
import { tokenList } from '../tokens.js';
import { recordedAnswers } from './recorded-answers.js';

/** The schema of what is answered at an address; the first that fits holds. */
const schemas: [RegExp, z.ZodType][] = [
  [/^\/api\/session$/, session],
  [/^\/api\/audit$/, auditPage],
  [/^\/api\/tokens$/, tokenList],
  [/^\/api\/releases$/, releasesOverview],
  [/^\/api\/releases\/weights$/, weightHistory],
  [/^\/api\/releases\/return\//, plannedReturn],
  [/^\/api\/releases\/refusals\//, refusalDetail],
  [/^\/api\/releases\/candidates\//, candidateDetail],
  [/^\/desk\/overview$/, overview],
  [/^\/desk\/leads$/, leadPage],
  [/^\/desk\/leads\/choices$/, leadChoices],
  [/^\/desk\/leads\/settings$/, leadSettings],
  [/^\/desk\/leads\//, leadDetail],
  [/^\/desk\/posts$/, postLines],
  [/^\/desk\/posts\//, postDetail],
  [/^\/desk\/questions$/, questionReport],
];

it.each(Object.keys(recordedAnswers).filter((address) => address !== '/api/login'))(
  'answers %s as it is promised, and nothing beyond',
  (address) => {
    const [, schema] = schemas.find(([pattern]) => pattern.test(address)) ?? [];
    expect(schema?.parse(recordedAnswers[address])).toEqual(recordedAnswers[address]);
  },
);
