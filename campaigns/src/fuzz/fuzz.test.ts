import { expect, it } from '@jest/globals';
import { onBothEngines, variablesOf } from 'api/testing/on-both-engines.js';
import { startApi } from 'api/testing/start-api.js';
import { fuzzApi } from './fuzz-api.js';

// `npm run test:fuzz` makes up far more of them.
onBothEngines('made-up requests', (locate) => {
  it('get no answer of 5xx, and every refusal is a problem document', async () => {
    const api = await startApi(variablesOf(await locate()));
    const seed = Date.now() % 1_000_000;
    const { valid, faults, faultCount } = await fuzzApi(api.url, 250, seed);
    await api.close();
    expect({ seed, faultCount, faults }).toEqual({ seed, faultCount: 0, faults: [] });
    expect(valid).toBeGreaterThan(75);
    expect(api.logger.messages('error')).toEqual([]);
  }, 300_000);
});
