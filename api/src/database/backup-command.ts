import { readEnvironment } from '../environment.js';
import { backUpDatabase } from './back-up-database.js';

/** `node api/dist/database/backup-command.js FOLDER`: copies the database into a folder. */
try {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Name the folder of the copy.');
  console.log(await backUpDatabase(readEnvironment(process.env), folder));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
