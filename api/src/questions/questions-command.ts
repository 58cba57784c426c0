import { printCommand } from '../text/command-line.js';
import { runQuestions } from './run-questions.js';

await printCommand(runQuestions);
