import { notFound } from '@wishbow/contracts/problem';
import { sendProblem } from '@wishbow/http/problem-handler';
import type { RequestHandler } from 'express';
import type { PictureRepository } from './picture-repository.ts';

/** `GET <somewhere>/:pictureId`: a picture never changes under its address, so it is kept for good. */
export const servePictures =
  (pictures: PictureRepository): RequestHandler<{ pictureId: string }> =>
  async (request, response) => {
    const { pictureId } = request.params;
    const png = /^[0-9a-f]{64}$/.test(pictureId) ? await pictures.find(pictureId) : undefined;
    if (!png) return sendProblem(response, 404, notFound);
    response
      .type('png')
      .set('cache-control', 'public, max-age=31536000, immutable')
      .set('content-security-policy', "default-src 'none'")
      .set('x-content-type-options', 'nosniff')
      .send(png);
  };
