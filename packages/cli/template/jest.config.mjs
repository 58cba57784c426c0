import { jestApp } from '@northgate/build/jest-preset.mjs';

export default jestApp(import.meta.dirname);
