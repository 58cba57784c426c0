import { appName, type AppName } from '@northgate/contracts/release.js';
import { Signer } from '../site-secret.js';

/** Which live build somebody's browser shows. It can only be on the very machine of that browser. */
export interface OverridePass {
  app: AppName;
  port: number;
  /** When it ends, in milliseconds since 1970. */
  expires: number;
}

/** Signs and reads passes to live builds: app, port, end and signature. */
export class OverridePasses {
  private readonly signer: Signer;

  constructor(secret: string) {
    this.signer = new Signer('override', secret);
  }

  sign({ app, port, expires }: OverridePass): string {
    const said = `${app}.${port}.${Math.floor(expires / 1000)}`;
    return `${said}.${this.signer.signature(said)}`;
  }

  /** Null when it was not signed here, or its time is over. */
  read(pass: string): OverridePass | null {
    const [, said = '', app, port, seconds, signature = ''] =
      /^(([a-z][a-z0-9-]{0,60})\.(\d{1,5})\.(\d{1,12}))\.([\w-]{43})$/.exec(pass) ?? [];
    if (!this.signer.holds(said, signature)) return null;
    const expires = Number(seconds) * 1000;
    return expires > Date.now() ? { app: appName.parse(app), port: Number(port), expires } : null;
  }
}
