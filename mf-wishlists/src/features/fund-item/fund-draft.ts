import type { Wish } from '@wishbow/contracts/wishes';
import { dollarText } from '@wishbow/domain/money';
import { LONGEST_DESCRIPTION, lengthFault } from '@wishbow/domain/text-length';
import { changedFields } from '../../shared/changed-fields.ts';
import type { NewWish } from '../../shared/wish-form/use-create-wish.ts';
import {
  type FormErrors,
  goalError,
  linkError,
  messagesOf,
  readPrice,
  titleError,
  wishlistsError,
} from '../../shared/wish-form/wish-form-rules.ts';
import type { WishUpdate } from '../../shared/wishes/use-change-wish.ts';

/** A fund as it is being written. `goal` is what was typed, in dollars. */
export type FundDraft = {
  title: string;
  link: string;
  goal: string;
  description: string;
  /** A data URL of one's own, or the address of the stored one. */
  picture: string | undefined;
  wishlistIds: readonly string[];
  hasAgreed: boolean;
};

export type FundField = 'title' | 'link' | 'goal' | 'description' | 'wishlistIds' | 'terms';

export const emptyDraft = (wishlistId: string | undefined): FundDraft => ({
  title: '',
  link: '',
  goal: '',
  description: '',
  picture: undefined,
  wishlistIds: wishlistId ? [wishlistId] : [],
  hasAgreed: false,
});

/** Of a stored fund: its owner agreed to the terms when they made it. */
export const draftOf = (wish: Wish): FundDraft => ({
  title: wish.title,
  link: wish.url ?? '',
  goal: dollarText(wish.price).replace(/\.00$/, ''),
  description: wish.extra_description,
  picture: wish.image ?? undefined,
  wishlistIds: [wish.wish_list_id],
  hasAgreed: true,
});

/** The rules of specification section 5 for a fund; the server judges by the same ones. */
export function errorsOf({ title, link, goal, description, wishlistIds, hasAgreed }: FundDraft): FormErrors<FundField> {
  return messagesOf({
    title: titleError(title),
    link: link.trim() === '' ? undefined : linkError(link),
    goal: goalError(goal),
    description: lengthFault(description, LONGEST_DESCRIPTION),
    wishlistIds: wishlistsError(wishlistIds),
    terms: hasAgreed ? undefined : 'Please click the checkbox if you agree to the terms.',
  });
}

/** As it is sent, once its owner has agreed to the terms. */
export const toNewWish = (draft: FundDraft): NewWish => ({ fund: true, ...toFields(draft), terms: true });

/** What the draft changes of the fund as its form began. */
export const toChanges = (draft: FundDraft, starting: FundDraft): Omit<WishUpdate['wish'], 'id'> =>
  changedFields(toFields(draft), toFields(starting));

const toFields = ({ title, link, goal, description, picture }: FundDraft) => ({
  title,
  url: link.trim() || null,
  price: readPrice(goal) ?? 0,
  image: picture ?? null,
  extra_description: description,
});
