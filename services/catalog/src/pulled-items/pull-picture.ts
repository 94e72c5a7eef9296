import type { PictureRepository } from '@wishbow/service/pictures/picture-repository';
import { redrawPicture } from '@wishbow/service/pictures/redraw-picture';
import type { GuardedFetch } from '../outside/guarded-fetch.ts';

export const PULLED_PICTURES_PATH = '/media/pulled';

/** As large as the gallery of an item shows it. */
const EDGE_PX = 600;
const FRAME = {
  mostBytes: 2 * 1024 * 1024,
  mostPixels: 13_000_000,
  size: { width: EDGE_PX, height: EDGE_PX, fit: 'inside', withoutEnlargement: true },
} as const;

/** Keeps a copy of a shop's picture: our pages never load from a stranger's server. Its address, null where it is none. */
export const pullPicture =
  (fetchGuarded: GuardedFetch, pictures: PictureRepository) =>
  async (url: URL): Promise<string | null> => {
    const fetched = await fetchGuarded(url, ['image/']);
    if (!fetched.ok) return null;
    const redrawn = await redrawPicture(fetched.document.body, FRAME);
    return redrawn.ok ? `${PULLED_PICTURES_PATH}/${await pictures.add(redrawn.png)}.png` : null;
  };
