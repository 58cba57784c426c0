import { printCommand } from '../text/command-line.js';
import { runPublish } from './run-publish.js';

await printCommand(runPublish);
