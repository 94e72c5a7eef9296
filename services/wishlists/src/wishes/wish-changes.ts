import type { WishChanges } from '@wishbow/contracts/wish-forms';
import { cents, formatUsd } from '@wishbow/domain/money';
import { goalFault } from '@wishbow/domain/wish-price';
import type { PictureChange } from '../pictures/store-picture.ts';
import { storeOf, tagsOf } from './wish-facts.ts';
import type { StoredWish, WishFields } from './wish-repository.ts';

export type DecidedChanges =
  | { readonly ok: true; readonly fields: WishFields & Pick<StoredWish, 'tags'> }
  | { readonly ok: false; readonly reason: 'payout_requested' }
  | { readonly ok: false; readonly reason: 'invalid_fields'; readonly errors: Record<string, string> };

type Errors = Record<string, string>;

const OF_THE_SHOP = 'This comes from the shop and cannot be changed.';

/**
 * What a form changes of a wish. Only quantity and notes of a catalogue wish are its owner's; a fund keeps its goal once
 * a payout is requested. What others have taken of the wish plays no part, so that the answer cannot tell of it.
 */
export function changesOf(wish: StoredWish, form: WishChanges, { picture }: PictureChange): DecidedChanges {
  const errors = faultsOf(wish, form);
  if (Object.keys(errors).length > 0) return { ok: false, reason: 'invalid_fields', errors };
  if (wish.payoutRequestedAt && form.price !== undefined && form.price !== wish.priceCents) {
    return { ok: false, reason: 'payout_requested' };
  }
  const { title = wish.title, notes = wish.notes } = form;
  return {
    ok: true,
    fields: {
      title,
      notes,
      tags: tagsOf({ title, notes }),
      ...(form.quantity !== undefined && { wantedCount: form.quantity }),
      ...(form.price !== undefined && { priceCents: cents(form.price) }),
      ...(form.url !== undefined && { url: form.url, store: form.url ? storeOf(form.url) : null }),
      ...(form.extra_description !== undefined && { description: form.extra_description }),
      ...(picture !== undefined && { picture }),
    },
  };
}

function faultsOf(wish: StoredWish, form: WishChanges): Errors {
  if (wish.kind === 'catalogue') return faultsOfCatalogue(form);
  return wish.kind === 'fund' ? faultsOfFund(wish, form) : faultsOfExternal(form);
}

function faultsOfCatalogue(form: WishChanges): Errors {
  const { title, url, price, image, extra_description } = form;
  const given = Object.entries({ title, url, price, image, extra_description }).filter(
    ([, value]) => value !== undefined,
  );
  return Object.fromEntries(given.map(([field]) => [field, OF_THE_SHOP]));
}

function faultsOfExternal({ url, extra_description }: WishChanges): Errors {
  return {
    ...(url === null && { url: 'Please enter a valid link' }),
    ...(extra_description && { extra_description: 'Only a fund has a description.' }),
  };
}

function faultsOfFund({ contributedCents }: StoredWish, { price, quantity }: WishChanges): Errors {
  return {
    ...(quantity !== undefined && quantity !== 1 && { quantity: 'A fund has no quantity.' }),
    ...(price !== undefined && faultsOfGoal(price, contributedCents)),
  };
}

/** RELIABILITY.md section 2: a goal is never less than what was chipped in. */
function faultsOfGoal(goalCents: number, contributedCents: StoredWish['contributedCents']): Errors {
  const fault = goalFault(goalCents);
  if (fault) return { price: fault };
  if (goalCents >= contributedCents) return {};
  return { price: `${formatUsd(contributedCents)} has been chipped in already.` };
}
