import { everyApp, isEnough, role, type Session } from '@northgate/contracts/console/session.js';
import * as client from 'openid-client';
import { isLoopback } from './is-loopback.js';
import type { Person } from './sessions.js';

/** The OpenID Connect issuer by which people log in. */
export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  /** The claim with roles: a list such as `["viewer", "editor:mfe-blog"]`. */
  rolesClaim: string;
}

/** A login that has begun: what the answer of the issuer is held against. */
export interface BegunLogin {
  state: string;
  nonce: string;
  verifier: string;
}

/** Logs people in at an issuer of OpenID Connect, by code with PKCE. */
export class OidcLogin {
  private found: Promise<client.Configuration> | undefined;

  constructor(
    private readonly settings: OidcSettings,
    /** Origin of the console. */
    private readonly origin: () => string,
  ) {}

  /** The address that somebody is sent to, and what to keep until they come back. Rejects when the issuer cannot be asked. */
  async begin(): Promise<{ address: URL; login: BegunLogin }> {
    const login = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    };
    const address = client.buildAuthorizationUrl(await this.configuration(), {
      redirect_uri: `${this.origin()}/login/oidc/callback`,
      scope: 'openid profile email',
      code_challenge: await client.calculatePKCECodeChallenge(login.verifier),
      code_challenge_method: 'S256',
      state: login.state,
      nonce: login.nonce,
    });
    return { address, login };
  }

  /** The person that the issuer sent back, by the address they came to. Rejects when the issuer did not send them, or not for this login. */
  async finish(path: string, { state, nonce, verifier }: BegunLogin): Promise<Person> {
    const tokens = await client.authorizationCodeGrant(
      await this.configuration(),
      new URL(path, this.origin()),
      { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
    );
    const claims = tokens.claims() ?? { sub: '' };
    const { sub, name, email } = claims as { sub: string; name?: unknown; email?: unknown };
    const known = [email, name].find((one) => typeof one === 'string' && one !== '');
    return {
      name: typeof known === 'string' ? known : sub,
      by: this.settings.issuer,
      roles: rolesOf((claims as Record<string, unknown>)[this.settings.rolesClaim]),
    };
  }

  private configuration(): Promise<client.Configuration> {
    // An issuer that was away is asked again the next time.
    this.found ??= this.discover().catch((error: unknown) => {
      this.found = undefined;
      throw error;
    });
    return this.found;
  }

  private discover(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = this.settings;
    const local = isLoopback(new URL(issuer).hostname);
    return client.discovery(
      new URL(issuer),
      clientId,
      clientSecret,
      clientSecret ? undefined : client.None(),
      local ? { execute: [client.allowInsecureRequests] } : {},
    );
  }
}

/** Roles as a claim gives them: `editor` holds for every app, `editor:mfe-blog` for one. What is no role counts for nothing. */
export function rolesOf(claim: unknown): Session['roles'] {
  const roles: Session['roles'] = {};
  for (const given of Array.isArray(claim) ? claim : [claim]) {
    const [name, app = everyApp] = String(given).split(':', 2);
    const { data } = role.safeParse(name);
    if (data && isEnough(data, roles[app] ?? 'viewer')) roles[app] = data;
  }
  return roles;
}
