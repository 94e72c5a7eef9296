import type { PictureRepository } from '@wishbow/service/pictures/picture-repository';
import type { PersonRepository } from '../people/person-repository.ts';
import { AVATARS_PATH } from './avatar-path.ts';

interface PictureDeps {
  readonly people: PersonRepository;
  readonly pictures: PictureRepository;
}

/** Forgets a picture that nobody shows any more. Equal pictures are stored once, so somebody else may show it, too. */
export async function removeUnusedPicture({ people, pictures }: PictureDeps, avatar: string | null): Promise<void> {
  const isOurs = avatar?.startsWith(`${AVATARS_PATH}/`);
  if (!avatar || !isOurs || (await people.showsAvatar(avatar))) return;
  await pictures.remove(avatar.slice(AVATARS_PATH.length + 1));
}
