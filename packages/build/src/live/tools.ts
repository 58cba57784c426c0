export { analyzed } from './analyze.js';
export { liveConfig } from './live-config.js';
export { serveConfig } from './serve-config.js';
