import type { Scenario } from '@wishbow/testing/world/part-mocks';
import { MAYA } from '@wishbow/testing/world/seed/people';
import { productWish } from '@wishbow/testing/world/seed/wishlists';

const MANY = 60;

/** What there is to try of lists, wishes and the catalogue. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'empty',
    about: 'Nobody wishes for anything, and the catalogue finds nothing.',
    change: (world) => {
      Object.assign(world, { lists: [], wishes: [], given: [], contributions: [] });
      world.products = [];
      world.office.themes = [];
    },
  },
  {
    name: 'rich',
    about: 'Maya wishes for sixty more things on one list.',
    change: (world) => {
      const now = new Date();
      for (let number = 100; number < 100 + MANY; number += 1) {
        world.wishes.push(productWish(now, number, [1, MAYA, (number % 11) + 1], { quantity: 1 + (number % 3) }));
      }
    },
  },
  {
    name: 'private-list',
    about: 'Every list of other people is private, so that strangers see that there is one and no more.',
    change: (world) => {
      for (const list of world.lists) list.private = true;
    },
  },
  {
    name: 'all-gifted',
    about: 'Everything that anybody wished for has been given.',
    change: (world) => {
      for (const wish of world.wishes) wish.taken = wish.quantity;
    },
  },
  {
    name: 'sold-out',
    about: 'The shop sells nothing of the catalogue any more.',
    change: (world) => {
      for (const product of world.products) product.invalid = true;
    },
  },
  { name: 'slow-search', about: 'The catalogue takes five seconds to find something.', delays: { searchItems: 5000 } },
];
