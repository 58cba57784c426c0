import config from './playwright.config';

/** Measurements that take long and are run by hand. */
export default { ...config, testDir: './scale', retries: 0, timeout: 3_600_000 };
