import { widthsOf } from '@northgate/contracts/console/pictures.js';
import sharp from 'sharp';
import { AppError } from '../http/app-error.js';

/** Largest picture that is read, in pixels: it is held in memory as a whole. */
const mostPixels = 40_000_000;

/** What cameras and screens make. Drawings with code in them are not among it. */
const readable = new Set(['jpeg', 'png', 'webp', 'heif']);

/** One form of a picture, under the name that stands in its address. */
interface PictureForm {
  name: string;
  bytes: Buffer;
}

export interface PictureForms {
  width: number;
  height: number;
  forms: PictureForm[];
}

/** Makes the forms of a picture that pages ask for, turned upright and without what a camera wrote into it. Throws `invalid-input`. */
export async function pictureForms(bytes: Buffer): Promise<PictureForms> {
  const { format, autoOrient } = await sharp(bytes, { limitInputPixels: mostPixels })
    .metadata()
    .catch(() => refuse('This is no picture that can be read.'));
  if (!readable.has(format)) refuse('A picture must be AVIF, JPEG, PNG or WebP.');
  const [width, ...smaller] = widthsOf(autoOrient.width);
  const forms: PictureForm[] = [];
  // One after the other: each takes a core, and leads are taken meanwhile.
  for (const one of [width, ...smaller]) {
    const resized = sharp(bytes, { limitInputPixels: mostPixels }).autoOrient().resize({ width: one });
    for (const [ending, encoded] of [
      ['webp', resized.clone().webp({ quality: 80 })],
      ['avif', resized.clone().avif({ quality: 55, effort: 3 })],
    ] as const) {
      const made = await encoded.toBuffer().catch(() => refuse('This picture is damaged.'));
      forms.push({ name: `${one}.${ending}`, bytes: made });
    }
  }
  return { width, height: Math.round((autoOrient.height * width) / autoOrient.width), forms };
}

function refuse(error: string): never {
  throw new AppError('invalid-input', { error });
}
