export { createRenderer } from './create-renderer';
