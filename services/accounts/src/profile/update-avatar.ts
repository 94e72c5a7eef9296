import type { UserId } from '@wishbow/contracts/wire-types';
import type { PictureRepository } from '@wishbow/service/pictures/picture-repository';
import { readPicture } from '@wishbow/service/pictures/read-picture';
import type { PictureFault } from '@wishbow/service/pictures/redraw-picture';
import type { PersonRepository } from '../people/person-repository.ts';
import { AVATARS_PATH } from './avatar-path.ts';
import { removeUnusedPicture } from './remove-unused-picture.ts';

export const AVATAR_ROUTE = `${AVATARS_PATH}/:pictureId`;

export type AvatarUpdated = { ok: true; avatar: string | null } | { ok: false; fault: PictureFault };

/** Keeps the picture a person shows of themselves, drawn anew, or takes it away. The one before is forgotten. */
export const updateAvatar =
  (people: PersonRepository, pictures: PictureRepository) =>
  async (userId: UserId, image: string | null): Promise<AvatarUpdated> => {
    const read = image === null ? undefined : await readPicture(image);
    if (read && !read.ok) return read;
    const avatar = read ? `${AVATARS_PATH}/${await pictures.add(read.png)}` : null;
    const former = await people.changeAvatar(userId, avatar);
    await removeUnusedPicture({ people, pictures }, former);
    return { ok: true, avatar };
  };
