import { printCommand } from '../text/command-line.js';
import { runLeads } from './run-leads.js';

await printCommand(runLeads);
