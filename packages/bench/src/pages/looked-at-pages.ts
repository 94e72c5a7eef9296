import { demoProductTitled } from '@wishbow/demo/catalogue';

/** A page as a person comes to it. */
export interface LookedAtPage {
  readonly name: string;
  readonly address: string;
  readonly isSignedIn: boolean;
}

const { productId } = demoProductTitled('Cast teapot with infuser, 37 oz');

/** The pages that are weighed and timed. */
export const LOOKED_AT: readonly LookedAtPage[] = [
  { name: 'landing', address: '/', isSignedIn: false },
  { name: 'home', address: '/', isSignedIn: true },
  { name: 'profile', address: '/maya_okafor', isSignedIn: false },
  { name: 'item', address: `/item?product=${productId}`, isSignedIn: false },
  { name: 'cart', address: '/cart', isSignedIn: true },
];
