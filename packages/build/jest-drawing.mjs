import { createHash } from 'node:crypto';
import { drawingModule } from './dist/drawing-loader.js';

/** Makes of an .svg file in tests what the build makes of it. */
export default {
  process: (source, file) => ({ code: drawingModule(file, source) }),
  getCacheKey: (source, file) => createHash('sha256').update(drawingModule(file, source)).digest('hex'),
};
