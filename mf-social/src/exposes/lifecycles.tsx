import { defineApp } from '@wishbow/platform';
import { SocialRoutes } from '../routes.tsx';

export const { bootstrap, mount, unmount } = defineApp('mf-social', SocialRoutes);
