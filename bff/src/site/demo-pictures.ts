import type { RequestHandler } from 'express';

export interface Picture {
  readonly body: Buffer;
  readonly contentType: string;
}

/** Pictures of the demo community, drawn on first request; their names say everything about them, so they never change. */
export const demoPictures =
  (draw: (name: string) => Promise<Picture | undefined>): RequestHandler =>
  async (request, response) => {
    const picture = await draw(request.path.slice(1));
    if (!picture) return response.status(404).end();
    response.set('cache-control', 'public, max-age=31536000, immutable').type(picture.contentType).send(picture.body);
  };
