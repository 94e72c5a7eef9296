import type { UserId } from '@wishbow/contracts/wire-types';
import type { PictureRepository } from '@wishbow/service/pictures/picture-repository';
import { readPicture } from '@wishbow/service/pictures/read-picture';
import type { PictureFault } from '@wishbow/service/pictures/redraw-picture';
import type { PersonRepository } from '../people/person-repository.ts';

const AVATARS_PATH = '/media/avatars';
export const AVATAR_ROUTE = `${AVATARS_PATH}/:pictureId`;

export type AvatarUpdated = { ok: true; avatar: string | null } | { ok: false; fault: PictureFault };

/** Keeps the picture a person shows of themselves, drawn anew, or takes it away. */
export const updateAvatar =
  (people: PersonRepository, pictures: PictureRepository) =>
  async (userId: UserId, image: string | null): Promise<AvatarUpdated> => {
    if (image === null) {
      await people.changeAvatar(userId, null);
      return { ok: true, avatar: null };
    }
    const read = await readPicture(image);
    if (!read.ok) return read;
    const avatar = `${AVATARS_PATH}/${await pictures.add(read.png)}`;
    await people.changeAvatar(userId, avatar);
    return { ok: true, avatar };
  };
