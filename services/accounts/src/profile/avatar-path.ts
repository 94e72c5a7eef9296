/** Where pictures of people are served. */
export const AVATARS_PATH = '/media/avatars';
