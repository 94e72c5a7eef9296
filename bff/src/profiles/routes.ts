import { profilesContract } from '@wishbow/contracts/accounts-contract';
import type { Me, ViewedUser } from '@wishbow/contracts/people';
import { notFound, unauthenticated } from '@wishbow/contracts/problem';
import type { UserId } from '@wishbow/contracts/wire-types';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';

export interface ProfileComposers {
  readonly composeMe: (userId: UserId) => Promise<Me | undefined>;
  readonly composeViewedUser: (username: string, viewerId: UserId | undefined) => Promise<ViewedUser | undefined>;
}

export const profileRoutes = ({ composeMe, composeViewedUser }: ProfileComposers): Router =>
  implement(profilesContract, {
    getMe: async ({ viewer }) => {
      const me = await composeMe(viewer.userId);
      return me ? { status: 200, body: { data: me } } : { status: 401, body: unauthenticated };
    },
    getViewedUser: async ({ body, viewer }) => {
      const user = await composeViewedUser(body.username, viewer.userId);
      return user ? { status: 200, body: { user } } : { status: 404, body: notFound };
    },
  });
