import { campaignOfVisit } from './campaign-of-visit';

const holder = globalThis as { gtag?: unknown };
const opened = (search: string) =>
  Object.assign(performance, { getEntriesByType: () => [{ name: `http://localhost/platform${search}` }] });
const cameFrom = (referrer: string) =>
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });

beforeEach(() => {
  holder.gtag = () => {};
  opened('?utm_source=letter&utm_campaign=spring&other=1');
  cameFrom('');
});
afterEach(() => {
  delete holder.gtag;
});

it('says what the link of a campaign said, and nothing else of the address', () => {
  expect(campaignOfVisit()).toEqual({ utm_source: 'letter', utm_campaign: 'spring' });
});

it('says nothing of visitors who did not agree to analytics', () => {
  delete holder.gtag;
  expect(campaignOfVisit()).toBeUndefined();
});

it('says what a page of this site said before this one was loaded, and nothing of other sites', () => {
  opened('');
  cameFrom('http://localhost/?utm_source=letter');
  expect(campaignOfVisit()).toEqual({ utm_source: 'letter' });
  cameFrom('https://example.com/?utm_source=letter');
  expect(campaignOfVisit()).toBeUndefined();
});
