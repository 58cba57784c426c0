import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';

/** An issuer of identities (OpenID Connect) that publishes its keys over HTTP. */
export class IdentityIssuer {
  origin = '';
  /** How often its keys were fetched. */
  fetched = 0;
  /** True answers nothing but errors. */
  away = false;
  private keys: { kid: string; key: CryptoKey; jwk: object }[] = [];
  private server: Server | null = null;

  static async open(): Promise<IdentityIssuer> {
    const issuer = new IdentityIssuer();
    await issuer.changeKey('first');
    issuer.server = createServer((request, response) => {
      if (issuer.away) return void response.writeHead(500).end();
      response.setHeader('content-type', 'application/json');
      if (request.url === '/.well-known/openid-configuration')
        return void response.end(
          JSON.stringify({ issuer: issuer.origin, jwks_uri: `${issuer.origin}/keys` }),
        );
      issuer.fetched += 1;
      response.end(JSON.stringify({ keys: issuer.keys.map(({ jwk }) => jwk) }));
    });
    await new Promise<void>((resolve) => issuer.server?.listen(0, '127.0.0.1', resolve));
    issuer.origin = `http://127.0.0.1:${(issuer.server.address() as AddressInfo).port}`;
    return issuer;
  }

  /** Signs with another key from now on. */
  async changeKey(kid: string): Promise<void> {
    const { publicKey, privateKey } = await generateKeyPair('RS256');
    const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
    this.keys = [{ kid, key: privateKey, jwk }];
  }

  /** An identity with these claims beside who issued it, for whom and until when. */
  identity(claims: JWTPayload = {}, { expires = '5m', issuer = this.origin } = {}): Promise<string> {
    const [{ kid, key }] = this.keys as [(typeof this.keys)[number]];
    const all = { sub: 'repo:acme/blog', aud: 'https://control.example', repository: 'acme/blog', ...claims };
    return new SignJWT({ iss: issuer, ...all })
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(key);
  }

  async close(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }
}
