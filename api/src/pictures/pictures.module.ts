import { Module } from '@nestjs/common';
import { PictureDeskController } from './picture-desk.controller.js';
import { PictureController } from './picture.controller.js';
import { PictureRepository } from './picture.repository.js';

@Module({
  controllers: [PictureController, PictureDeskController],
  providers: [PictureRepository],
})
export class PicturesModule {}
