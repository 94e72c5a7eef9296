import type { PictureRepository } from '@wishbow/service/pictures/picture-repository';
import { servePictures } from '@wishbow/service/pictures/serve-pictures';
import { Router } from 'express';

const PICTURES_PATH = '/media/wishlists';

export const pictureAddress = (pictureId: string): string => `${PICTURES_PATH}/${pictureId}`;

/** The pictures of lists, and of wishes that brought their own. */
export const pictureRoutes = (pictures: PictureRepository): Router =>
  Router().get(`${PICTURES_PATH}/:pictureId`, servePictures(pictures));
