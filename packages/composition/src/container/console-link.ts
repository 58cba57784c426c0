import { consoleLink } from '../commands/console.js';

/** Prints a link into the console of the containers: `docker compose exec console node packages/composition/dist/container/console-link.js`. */
await consoleLink();
