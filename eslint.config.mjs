import eslintConfig from './packages/build/eslint-preset.mjs';

export default eslintConfig;
