import { tokenOwner, type ListedToken } from '@northgate/contracts/console/tokens.js';
import type { AppName } from '@northgate/contracts/release.js';
import { appsOfTable, isAppOf } from '../apps/app-table.js';
import { OperatorError } from '../operator-error.js';
import { releaseTokens } from '../receive/open-sending.js';
import type { TokenWish } from '../tokens/release-tokens.js';
import { say, sayDone } from './say.js';
import { openWorkspace } from '../release/workspace.js';

const alsoRecords = ({ records }: ListedToken): string => (records ? ', records what is live' : '');
const until = ({ expiresAt }: ListedToken): string => (expiresAt ? `until ${expiresAt}` : 'for ever');

/** `npm run tokens`: every token with which releases may be sent. */
export async function listTokens(): Promise<void> {
  const tokens = await releaseTokens((await openWorkspace()).environment).list();
  if (!tokens.length)
    return say('There is no token. `npm run tokens -- add mfe-blog --by "Blog CI"` makes one.');
  for (const token of tokens)
    console.log(
      `${token.id}  ${token.app}  ${until(token)}${alsoRecords(token)}  since ${token.createdAt}  ${token.by}`,
    );
}

/** `npm run tokens -- add mfe-blog --by "Blog CI"`: makes a token and prints it once. */
export async function addToken(app: AppName, { by: given, ...wish }: TokenWish): Promise<void> {
  const { data: by } = tokenOwner.safeParse(given);
  if (by === undefined) throw new OperatorError('--by must be 1 to 80 characters that can be printed.');
  const { environment, store } = await openWorkspace();
  if (!isAppOf(appsOfTable(await store.apps()), app))
    throw new OperatorError(`${app} is no app of this site: npm run apps -- add ${app} --paths …`);
  const { token, ...made } = await releaseTokens(environment).add(app, { by, ...wish });
  sayDone(`Token ${made.id} releases ${app}${alsoRecords(made)}, ${until(made)}. It is shown this once:`);
  console.log(token);
}

/** `npm run tokens -- withdraw 0123456789ab`: the token is good for nothing from now on. */
export async function withdrawToken(id: string): Promise<void> {
  const { app, by } = await releaseTokens((await openWorkspace()).environment).withdraw(id);
  sayDone(`Token ${id} of ${by} (${app}) is withdrawn.`);
}
