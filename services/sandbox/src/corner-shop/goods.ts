import type { SceneKey } from '@wishbow/demo/pictures/scenes';

/** The ways in which shops tell programs what a page sells. */
export type Markup = 'json-ld' | 'json-ld graph' | 'json-ld offers' | 'open graph' | 'microdata' | 'none';

/** Something that the corner shop sells, priced as a shop of some place writes it. */
export type Good = {
  slug: string;
  title: string;
  price: string;
  markup: Markup;
  scene: SceneKey;
};

export const goods: readonly Good[] = [
  { slug: 'copper-kettle', title: 'Copper kettle, hand-raised', price: '$129.00', markup: 'json-ld', scene: 'kitchen' },
  { slug: 'sage-sofa', title: 'Two-seat sofa in sage', price: '1 770 kr', markup: 'json-ld graph', scene: 'sofa' },
  { slug: 'stage-piano', title: 'Stage piano, 88 keys', price: '$2,800.00', markup: 'json-ld offers', scene: 'piano' },
  { slug: 'bread-knife', title: 'Bread knife, olive handle', price: '48,00', markup: 'open graph', scene: 'knife' },
  { slug: 'ball-of-yarn', title: 'Ball of undyed yarn', price: ',89', markup: 'open graph', scene: 'craft' },
  { slug: 'tabletop-kiln', title: 'Tabletop kiln', price: '1.226 EUR', markup: 'microdata', scene: 'kiln' },
  { slug: 'town-map', title: 'Map of the old town', price: 'Free', markup: 'microdata', scene: 'journey' },
  { slug: 'box-camera', title: 'Box camera', price: '$19.99 - $29.99', markup: 'microdata', scene: 'camera' },
  { slug: 'herb-box', title: 'Herb box for the window', price: '€24', markup: 'none', scene: 'garden' },
];

export const findGood = (slug: string): Good | undefined => goods.find((good) => good.slug === slug);
