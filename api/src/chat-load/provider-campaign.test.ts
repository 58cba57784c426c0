import { beforeAll, expect, it } from '@jest/globals';
import { buildApi } from '../testing/build-api.js';
import { failures, faultsOf, providerCampaign } from './provider-campaign.js';

const patience = 180_000;
const options = { calls: 60, warmUp: 40, deadlineSeconds: 0.5 };

beforeAll(buildApi, patience);

it(
  'answers every visitor in time, whatever the provider does, and soon leaves it alone',
  async () => {
    const rows = await providerCampaign(options);
    expect(rows.map(({ provider }) => provider)).toEqual(['none', ...failures]);
    expect(faultsOf(rows, options)).toEqual([]);
    for (const { provider, reached } of rows) {
      expect({ provider, asked: reached > 0 }).toEqual({ provider, asked: provider !== 'none' });
      expect(reached).toBeLessThanOrEqual(40);
    }
  },
  patience,
);
