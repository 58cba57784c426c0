import config from './playwright.config';

/** What takes long and is run by hand. */
export default { ...config, testDir: './scale', retries: 0, timeout: 3_600_000 };
