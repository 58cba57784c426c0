import { join } from 'node:path';
import { z } from 'zod';
import { SecretFiles } from './secret-files.js';

/** How long a link can be used, in milliseconds. */
const life = 60 * 60_000;

/** One-time login links to the console for the operator of this machine. */
export class OneTimeLinks {
  private readonly files: SecretFiles<{ expires: number }>;

  constructor(dataDir: string) {
    this.files = new SecretFiles(join(dataDir, 'console/links'), z.object({ expires: z.number() }));
  }

  /** Makes a link below this origin. */
  async make(origin: string): Promise<string> {
    await this.files.removeWhere(({ expires }) => expires < Date.now());
    const secret = await this.files.make({ expires: Date.now() + life });
    return `${origin}/enter?link=${secret}`;
  }

  /** True for the first request with a link that is still valid. */
  async use(secret: string): Promise<boolean> {
    const link = await this.files.take(secret);
    return link !== null && link.expires > Date.now();
  }
}
