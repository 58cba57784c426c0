import { beforeAll, expect, it } from '@jest/globals';
import { buildApi } from 'api/testing/build-api.js';
import { providerCampaign } from './provider-campaign.js';

const patience = 180_000;
const options = { calls: 40, warmUp: 8, deadlineSeconds: 0.5 };

/** One that is silent, one that goes on and on, one that breaks off: `npm run test:provider` tries all, and their times. */
const ways = ['hang', 'drip', 'cut'];

beforeAll(buildApi, patience);

it(
  'answers every visitor, whatever the provider does, and soon leaves it alone',
  async () => {
    const rows = await providerCampaign(options, ways);
    expect(rows.map(({ provider }) => provider)).toEqual(['none', ...ways]);
    for (const { provider, reached, faults } of rows) {
      expect({ provider, faults }).toEqual({ provider, faults: [] });
      expect({ provider, asked: reached > 0 }).toEqual({ provider, asked: provider !== 'none' });
      expect(reached).toBeLessThanOrEqual(40);
    }
  },
  patience,
);
