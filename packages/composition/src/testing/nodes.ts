import { findImageNode } from '../commands/image-node.js';

/** The Node that runs the tests and, when it has been fetched, the one of the container images. */
export const nodes = [...new Set([process.execPath, findImageNode() ?? process.execPath])];
