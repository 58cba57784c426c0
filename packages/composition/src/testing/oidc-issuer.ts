import type { AddressInfo } from 'node:net';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import Provider, { type Configuration } from 'oidc-provider';

/** An issuer of identities on this machine at which one person is always logged in. */
export class OidcIssuer {
  /** The claim with the roles of who logs in. */
  roles: unknown = ['editor:mfe-blog'];
  readonly clientId = 'console';
  readonly clientSecret = 'a secret of the console';

  private constructor(
    readonly origin: string,
    private readonly server: Server,
  ) {}

  /** Starts an issuer that sends people back to this address. */
  static async open(callback: () => string): Promise<OidcIssuer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const issuer = new OidcIssuer(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, server);
    const provider = new Provider(issuer.origin, issuer.settings(callback()));
    const answer = provider.callback();
    server.on('request', (request, response) => {
      if (request.url?.startsWith('/interaction/')) void logIn(provider, request, response);
      else void answer(request, response);
    });
    return issuer;
  }

  close(): Promise<unknown> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(resolve));
  }

  private settings(callback: string): Configuration {
    return {
      clients: [{ client_id: this.clientId, client_secret: this.clientSecret, redirect_uris: [callback] }],
      claims: { openid: ['sub', 'roles', 'email'] },
      conformIdTokenClaims: false,
      cookies: { keys: ['a key of the issuer'] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      findAccount: (_context, id) => ({
        accountId: id,
        claims: async () => ({ sub: id, email: 'ada@northgate.example', roles: this.roles as string[] }),
      }),
      pkce: { required: () => true },
    };
  }
}

/** Says yes to whatever the issuer would ask a person. */
async function logIn(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { prompt, params, session, grantId } = await provider.interactionDetails(request, response);
  if (prompt.name === 'login')
    return provider.interactionFinished(request, response, { login: { accountId: 'ada' } });
  const grant =
    (grantId && (await provider.Grant.find(grantId))) ||
    new provider.Grant({ accountId: session?.accountId ?? '', clientId: String(params.client_id) });
  grant.addOIDCScope('openid profile email');
  return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
}
