import type { PersonKey } from '../person-rows.ts';
import type { ArtworkName } from './allowed-artwork.ts';
import type { Backdrop } from './picture-recipe.ts';

/** The people with a portrait: a head on a disc of that tint. Everybody else is shown by initials. */
export const avatarHeads: { readonly [key in PersonKey]?: { head: ArtworkName; tint: Backdrop } } = {
  maya: { head: 'woman-curly-hair-medium-dark', tint: 'apricot' },
  theo: { head: 'man-red-hair-light', tint: 'mint' },
  priya: { head: 'woman-medium-dark', tint: 'butter' },
  jonah: { head: 'man-beard-medium-light', tint: 'sky' },
  camila: { head: 'woman-medium-light', tint: 'coral' },
  ingrid: { head: 'woman-white-hair-light', tint: 'rose' },
  omar: { head: 'man-beard-medium-dark', tint: 'butter' },
  samira: { head: 'woman-with-headscarf-medium-light', tint: 'sky' },
  rosa: { head: 'old-woman-medium-dark', tint: 'mint' },
  gurpreet: { head: 'man-wearing-turban-medium-dark', tint: 'apricot' },
  dele: { head: 'man-bald-dark', tint: 'rose' },
  june: { head: 'woman-light', tint: 'lilac' },
  felix: { head: 'person-curly-hair-light', tint: 'mint' },
  astrid: { head: 'woman-blonde-hair-light', tint: 'sky' },
  bao: { head: 'man-light', tint: 'coral' },
  nils: { head: 'man-blonde-hair-light', tint: 'lilac' },
};
