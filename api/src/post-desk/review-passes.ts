import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ReviewPass } from '@northgate/contracts/console/posts.js';
import { Environment } from '../environment.js';
import { isSameSecret } from '../text/is-same-secret.js';

const day = 86_400_000;

/** Signs what a reader without a login brings: post, version and end. */
@Injectable()
export class ReviewPasses {
  constructor(private readonly environment: Environment) {}

  make(id: string, version: number, days: number): ReviewPass {
    const expires = Date.now() + days * day;
    const said = `${id}.${version}.${expires}`;
    return { pass: `${said}.${this.signature(said)}`, expiresAt: new Date(expires).toISOString() };
  }

  /** Null when it was not signed here, or its time is over. */
  read(pass: string): { id: string; version: number } | null {
    const [, said = '', id = '', version, expires, signature = ''] =
      /^(([\w-]{1,60})\.(\d{1,9})\.(\d{1,15}))\.([\w-]{43})$/.exec(pass) ?? [];
    const holds = isSameSecret(signature, this.signature(said)) && Number(expires) > Date.now();
    return holds ? { id, version: Number(version) } : null;
  }

  private signature(said: string): string {
    return createHmac('sha256', this.environment.deskKey ?? '')
      .update(`review ${said}`)
      .digest('base64url');
  }
}
