/** What code may be told to do otherwise in one browser, by the link of an override. A flag goes when its question is answered. */
export const FLAGS = ['ownership-outline'] as const;
export type Flag = (typeof FLAGS)[number];

/** What each does, for whoever makes a link. */
export const FLAG_WORDS: Readonly<Record<Flag, string>> = {
  'ownership-outline': 'Outline which part owns what, from the start and wherever the site runs',
};
