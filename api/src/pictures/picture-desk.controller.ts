import { Body, Post } from '@nestjs/common';
import type { Changed } from '@northgate/contracts/console/audit.js';
import { picturesPath } from '@northgate/contracts/console/pictures.js';
import type { UploadedPicture } from '@northgate/contracts/console/posts.js';
import { DeskController } from '../desk/desk-controller.js';
import { AppError } from '../http/app-error.js';
import { pictureForms } from './picture-forms.js';
import { pictureId, PictureRepository } from './picture.repository.js';

/** Takes pictures for posts from the console. */
@DeskController('posts/pictures')
export class PictureDeskController {
  constructor(private readonly pictures: PictureRepository) {}

  @Post()
  async upload(@Body() bytes: unknown): Promise<Changed<UploadedPicture>> {
    if (!Buffer.isBuffer(bytes))
      throw new AppError('unsupported-media-type', { error: 'This is no picture.' });
    const id = pictureId(bytes);
    const made = await pictureForms(bytes);
    await this.pictures.put(id, made);
    const { width, height } = made;
    const result = { address: `${picturesPath}/${id}/${width}.webp`, width, height };
    const after = { ...result, bytes: bytes.length };
    return { result, change: { what: 'add picture', subject: `picture ${id}`, before: null, after } };
  }
}
