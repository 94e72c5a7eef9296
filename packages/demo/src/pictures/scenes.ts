import type { PictureRecipe } from './picture-recipe.ts';

/** Pictures of wishes that are not in the catalogue and covers of lists, by what they are about. */
export const scenes = {
  amphora: { object: 'amphora', backdrop: 'lilac' },
  baby: { object: 'teddy-bear', companion: 'baby-bottle', backdrop: 'lilac' },
  beach: { object: 'beach-with-umbrella', backdrop: 'sky' },
  books: { object: 'books', backdrop: 'butter' },
  camera: { object: 'camera', companion: 'film-frames', backdrop: 'sand' },
  craft: { object: 'yarn', companion: 'thread', backdrop: 'rose' },
  cycling: { object: 'bicycle', backdrop: 'butter' },
  desk: { object: 'fountain-pen', companion: 'spiral-notepad', backdrop: 'fog' },
  family: { object: 'dog-face', companion: 'bone', backdrop: 'sand' },
  games: { object: 'puzzle-piece', companion: 'game-die', backdrop: 'mint' },
  garden: { object: 'potted-plant', companion: 'tulip', backdrop: 'mint' },
  house: { object: 'house-with-garden', backdrop: 'sky' },
  journey: { object: 'luggage', companion: 'airplane', backdrop: 'apricot' },
  kayak: { object: 'canoe', backdrop: 'sky' },
  kiln: { object: 'amphora', companion: 'fire', backdrop: 'coral' },
  kitchen: { object: 'teapot', companion: 'cupcake', backdrop: 'apricot' },
  knife: { object: 'kitchen-knife', companion: 'bread', backdrop: 'fog' },
  lisbon: { object: 'globe-showing-americas', companion: 'airplane', backdrop: 'ocean' },
  music: { object: 'guitar', companion: 'saxophone', backdrop: 'plum' },
  outdoors: { object: 'tent', companion: 'hiking-boot', backdrop: 'pine' },
  party: { object: 'birthday-cake', companion: 'party-popper', backdrop: 'rose' },
  piano: { object: 'musical-keyboard', backdrop: 'fog' },
  sofa: { object: 'couch-and-lamp', backdrop: 'apricot' },
  sports: { object: 'soccer-ball', companion: 'trophy', backdrop: 'mint' },
  studio: { object: 'amphora', companion: 'artist-palette', backdrop: 'coral' },
} as const satisfies Record<string, PictureRecipe>;

export type SceneKey = keyof typeof scenes;
