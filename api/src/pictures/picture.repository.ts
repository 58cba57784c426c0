import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { PictureForms } from './picture-forms.js';

/** Pictures are named for what is in them, so that the same one is kept once. */
export const pictureId = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** Keeps pictures of posts in every form. */
@Injectable()
export class PictureRepository {
  constructor(private readonly database: Database) {}

  async form(id: string, name: string): Promise<Buffer | undefined> {
    const row = await this.database
      .selectFrom('picture_forms')
      .select('bytes')
      .where('picture_id', '=', id)
      .where('name', '=', name)
      .executeTakeFirst();
    return row && Buffer.from(new Uint8Array(row.bytes));
  }

  async put(id: string, { forms }: PictureForms): Promise<void> {
    await this.database
      .insertInto('picture_forms')
      .values(forms.map(({ name, bytes }) => ({ picture_id: id, name, bytes })))
      .onConflict((conflict) => conflict.columns(['picture_id', 'name']).doNothing())
      .execute();
  }
}
