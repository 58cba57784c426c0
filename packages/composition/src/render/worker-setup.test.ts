import { jest } from '@jest/globals';
import { defaultBrand } from '@northgate/site/brand.default.js';
import { FakeSite } from '../testing/fake-site.js';
import { workerSetup } from './worker-setup.js';

it('has props checked where an app exposes a component that has a contract, and nothing loaded for it elsewhere', async () => {
  const site = await FakeSite.open();
  await site.releaseAll();
  const { apps = {}, number = 0 } = (await site.store.live())?.revision ?? {};
  const checks = async () => {
    const place = { store: site.store, brand: defaultBrand, apiOrigin: site.api.origin };
    return (await workerSetup({ ...place, apps, number })).sharesComponents;
  };
  expect(await checks()).toBe(false);
  const read = site.store.readRelease.bind(site.store);
  jest.spyOn(site.store, 'readRelease').mockImplementation(async (app, version) => {
    const release = await read(app, version);
    return release && app === 'mfe-tools' ? { ...release, exposes: { './quote-form': [] } } : release;
  });
  expect(await checks()).toBe(true);
  await site.close();
});
