import { drawingModule } from './dist/drawing-loader.js';

/** Makes of an .svg file in tests what the build makes of it. */
export default { process: (source, file) => ({ code: drawingModule(file, source) }) };
