import { Command, InvalidArgumentError, Option } from 'commander';
import { withStore } from '../database/with-store.js';
import { CommandError, day, runProgram } from '../text/command-line.js';
import { LeadDesk, type Lead, type LeadFilter } from './lead-desk.js';
import { asJson, deadAsTable, leadAsText, leadsAsCsv, leadsAsTable } from './leads-format.js';

/** Leads a table shows unless told otherwise. */
const tableLimit = 50;

interface ListOptions extends LeadFilter {
  csv?: boolean;
  json?: boolean;
}

function count(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number above 0.');
}

/** The text the command prints; throws an error whose message is fit to be shown. */
export const runLeads = (args: string[], variables: NodeJS.ProcessEnv): Promise<string> =>
  runProgram(args, (print) => leadsProgram(variables, print));

function leadsProgram(variables: NodeJS.ProcessEnv, print: (text: string) => void): Command {
  const program = new Command('leads').description('Leads the contact form brought in.');
  const desk = async (work: (desk: LeadDesk) => Promise<string>, empty?: string) =>
    print(
      await withStore(
        variables,
        { what: 'leads', table: 'outbox', column: 'claimed_until' },
        (database) => work(new LeadDesk(database)),
        (place) => empty ?? nothingYet(place),
      ),
    );

  const list = addListOptions(program.command('list', { isDefault: true }))
    .description('list leads, newest first; also without the word list')
    .action((options: ListOptions) => desk((leads) => listed(leads, options), emptyForm(options)));
  program
    .command('show <id>')
    .description('show one lead and its delivery; the first characters of the id are enough')
    .option('--json', 'as JSON')
    .action((id: string, { json }: { json?: boolean }) =>
      desk(async (leads) => (json ? asJson : leadAsText)(await theOne(leads, id))),
    );
  program
    .command('dead')
    .description('list notifications that were given up, with the last reason')
    .action(() => desk(async (leads) => deadAsTable(await leads.dead()) || 'Nothing was given up.\n'));
  program
    .command('retry [id]')
    .description('deliver a lead again that was given up, waits, or was withheld as spam')
    .option('--all-dead', 'everything that was given up')
    .action((id: string | undefined, { allDead }: { allDead?: boolean }) =>
      desk((leads) => retried(leads, id, allDead)),
    );
  return program.addHelpText('after', () => `\n${list.helpInformation()}`);
}

const addListOptions = (command: Command): Command =>
  command
    .option('--flagged', 'only leads that look like spam')
    .option('--since <day>', 'only leads from this day on (UTC), such as 2026-11-01', day)
    .option('--service <value>', 'only leads for this service, such as cybersecurity')
    .option('--search <text>', 'only leads with this text in name, company, e-mail, phone or message')
    .option('--limit <n>', `at most n leads (the table shows ${tableLimit} unless told)`, count)
    .addOption(new Option('--csv', 'comma-separated values').conflicts('json'))
    .addOption(new Option('--json', 'JSON'));

const nothingYet = (place: string): string => `No leads yet: there is no database in ${place}.\n`;

const emptyForm = ({ csv, json }: ListOptions): string | undefined =>
  csv ? leadsAsCsv([]) : json ? asJson([]) : undefined;

async function listed(desk: LeadDesk, { csv, json, ...filter }: ListOptions): Promise<string> {
  const limit = filter.limit ?? (csv || json ? undefined : tableLimit);
  const leads = await desk.find({ ...filter, limit });
  if (csv) return leadsAsCsv(leads);
  if (json) return asJson(leads);
  if (leads.length > 0) return leadsAsTable(leads);
  return Object.keys(filter).length > 0 ? 'No lead matches.\n' : 'No leads yet.\n';
}

async function theOne(desk: LeadDesk, id: string): Promise<Lead> {
  const leads = await desk.findById(id.toLowerCase());
  if (leads.length === 1) return leads[0]!;
  throw new CommandError(
    leads.length === 0
      ? `There is no lead whose id begins with ${JSON.stringify(id)} (4 characters at least).`
      : `Several leads begin with ${JSON.stringify(id)}: ${leads.map((lead) => lead.id).join(', ')}.`,
  );
}

async function retried(desk: LeadDesk, id: string | undefined, allDead = false): Promise<string> {
  if ((id === undefined) !== allDead) throw new CommandError('Name one lead, or say --all-dead.');
  if (id === undefined) return sayRetried(await desk.retryAllDead());
  const lead = await theOne(desk, id);
  const notifications = await desk.retry(lead.id);
  if (notifications === 0) throw new CommandError(`Lead ${lead.id} was delivered already.`);
  return sayRetried(notifications);
}

const sayRetried = (notifications: number): string =>
  `${notifications} ${notifications === 1 ? 'notification is' : 'notifications are'} due again; the running api delivers.\n`;
