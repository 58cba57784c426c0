import { siteConfig } from '@northgate/build/app-config.js';

export default siteConfig(import.meta.dirname);
