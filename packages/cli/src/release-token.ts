import { CliError } from './cli-error.js';

/**
 * What a control server is asked with: the token or identity in `CONTROL_RELEASE_TOKEN`, else the identity that GitHub
 * gives a job with `id-token: write`, for the server's address. Throws `CliError` when there is neither.
 */
export async function releaseToken(
  to: string,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const { CONTROL_RELEASE_TOKEN: given, ACTIONS_ID_TOKEN_REQUEST_URL: address } = environment;
  if (given) return given;
  if (!address)
    throw new CliError(
      'Set CONTROL_RELEASE_TOKEN to the token of the app, or to the identity of the CI job.',
    );
  const url = new URL(address);
  url.searchParams.set('audience', new URL(to).origin);
  const authorization = `Bearer ${environment.ACTIONS_ID_TOKEN_REQUEST_TOKEN}`;
  const answer = await fetch(url, { headers: { authorization } });
  if (!answer.ok) throw new CliError(`The job gets no identity: ${url.host} answers ${answer.status}.`);
  return ((await answer.json()) as { value: string }).value;
}
