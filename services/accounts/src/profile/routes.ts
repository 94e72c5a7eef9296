import { ownAccountContract } from '@wishbow/contracts/own-account-contract';
import { fieldProblem } from '@wishbow/contracts/problem';
import { implement } from '@wishbow/http/implement';
import type { PictureRepository } from '@wishbow/service/pictures/picture-repository';
import { PICTURE_FAULT_TEXTS } from '@wishbow/service/pictures/picture-rules';
import { servePictures } from '@wishbow/service/pictures/serve-pictures';
import { Router } from 'express';
import type { PersonRepository } from '../people/person-repository.ts';
import { birthdayMessage } from './birthday-rules.ts';
import { AVATAR_ROUTE, updateAvatar } from './update-avatar.ts';

export interface ProfileDeps {
  readonly people: PersonRepository;
  readonly pictures: PictureRepository;
  readonly now: () => Date;
}

const { updateProfile: profileEndpoint, updateAvatar: avatarEndpoint } = ownAccountContract;

/** What people say and show of themselves. */
export const profileRoutes = ({ people, pictures, now }: ProfileDeps): Router => {
  const update = updateAvatar(people, pictures);
  const own = implement(
    { updateProfile: profileEndpoint, updateAvatar: avatarEndpoint },
    {
      updateProfile: async ({ viewer, body: { profile } }) => {
        const { firstName, lastName, bio, birthday: birthdayOn, wrapping_paper: wrappingPaper } = profile;
        const fault = birthdayOn && birthdayMessage(birthdayOn, now());
        if (fault) return { status: 422, body: fieldProblem({ 'profile.birthday': fault }) };
        await people.changeProfile(viewer.userId, { firstName, lastName, bio, birthdayOn, wrappingPaper });
        return { status: 200, body: {} };
      },
      updateAvatar: async ({ viewer, body: { image } }) => {
        const updated = await update(viewer.userId, image);
        if (updated.ok) return { status: 200, body: { avatar: updated.avatar } };
        return { status: 422, body: fieldProblem({ image: PICTURE_FAULT_TEXTS[updated.fault] }) };
      },
    },
  );
  return Router().get(AVATAR_ROUTE, servePictures(pictures)).use(own);
};
