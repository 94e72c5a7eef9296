import { LONGEST_DESCRIPTION } from '@wishbow/domain/text-length';
import { parseWebAddress } from '@wishbow/domain/web-address';
import { LONGEST_NOTE, LONGEST_WISH_TITLE, MOST_WANTED } from '@wishbow/domain/wish-limits';
import { goalFault, priceFault } from '@wishbow/domain/wish-price';
import * as z from 'zod';
import { ProductId } from './items.ts';
import { longText, PictureDataUrl, shortText, WishId } from './wire-types.ts';

/** Cents that nothing is to be said of. */
const amount = (faultOf: (amountCents: number) => string | undefined) =>
  z.int('Please enter a price').superRefine((amountCents, context) => {
    const message = faultOf(amountCents);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** Cents that a person asks for or a shop asks of them. */
const PriceCents = amount(priceFault);

/** A fund's goal: whole dollars, in cents. */
const GoalCents = amount(goalFault);

/** An address a person typed; `http://` is prefixed where it lacks `http`. */
const Link = z
  .string()
  .max(2048, 'Please enter a valid link')
  .transform((text, context): string => {
    const address = parseWebAddress(text);
    if (address === undefined) {
      context.addIssue({ code: 'custom', message: 'Please enter a valid link' });
      return z.NEVER;
    }
    return address;
  });

/** A picture the person chose, or one that pulling a link has stored: never an address outside this site. */
const Picture = z.union([PictureDataUrl, z.string().regex(/^\/media\/pulled\/[0-9a-f]{64}\.png$/, 'Image only')]);

const title = shortText(LONGEST_WISH_TITLE, 'Please add a name.');
const Wanted = z.int().min(1).max(MOST_WANTED);
/** What an owner writes beside a wish. */
export const WishNotes = longText(LONGEST_NOTE);
const description = longText(LONGEST_DESCRIPTION);

/** A product of the catalogue: title, price and picture are the catalogue's. */
export const CatalogueWishToAdd = z.strictObject({
  product_id: ProductId,
  variant_title: z.string().max(120).nullish(),
  quantity: Wanted.default(1),
  notes: WishNotes.default(''),
});

/** Something from elsewhere on the web, bought there by its giver. */
export const ExternalWishToAdd = z.strictObject({
  external: z.literal(true),
  title,
  url: Link,
  price: PriceCents,
  image: Picture.nullish(),
  quantity: Wanted.default(1),
  notes: WishNotes.default(''),
});

/** A sum several people pay together; its owner agrees to the terms of payouts. */
export const FundWishToAdd = z.strictObject({
  fund: z.literal(true),
  title,
  url: Link.nullish(),
  price: GoalCents,
  image: Picture.nullish(),
  extra_description: description.default(''),
  notes: WishNotes.default(''),
  terms: z.literal(true, 'Please click the checkbox if you agree to the terms.'),
});

/** Somebody else's wish, saved to one's own lists. Funds cannot be saved. */
export const SavedWishToAdd = z.strictObject({ wish_id: WishId, notes: WishNotes.default('') });

export const WishToAdd = z.union([CatalogueWishToAdd, ExternalWishToAdd, FundWishToAdd, SavedWishToAdd]);
export type WishToAdd = z.infer<typeof WishToAdd>;

/** Changes of one's own wish. Of a catalogue wish only quantity and notes are the owner's to change. */
export const WishChanges = z.strictObject({
  id: WishId,
  title: title.optional(),
  url: Link.nullish(),
  price: PriceCents.optional(),
  image: Picture.nullish(),
  quantity: Wanted.optional(),
  notes: WishNotes.optional(),
  extra_description: description.optional(),
});
export type WishChanges = z.infer<typeof WishChanges>;
