import { useCreateWish } from '../../shared/wish-form/use-create-wish.ts';
import { useDraft } from '../../shared/wish-form/use-draft.ts';
import { WishFormDialog } from '../../shared/wish-form/wish-form-dialog.tsx';
import { WishlistChoices } from '../../shared/wish-form/wishlist-choices.tsx';
import { emptyDraft, errorsOf, toNewWish } from './fund-draft.ts';
import { FundFields } from './fund-fields.tsx';
import { FundTerms } from './fund-terms.tsx';

type NewFundProps = { wishlistId: string | undefined; onAdded: () => void; onClose: () => void };

/** A new fund. Its owner knows what a payout costs before the first friend chips in. */
export function NewFund({ wishlistId, onAdded, onClose }: NewFundProps) {
  const form = useDraft(() => emptyDraft(wishlistId), errorsOf, ['link', 'wishlistIds', 'terms']);
  const { draft, change } = form;
  const { mutate, isPending } = useCreateWish(onAdded);
  const submit = () => {
    if (form.check()) mutate({ wish: toNewWish(draft), wishlistIds: draft.wishlistIds });
  };
  return (
    <WishFormDialog
      title="Start a fund"
      submitLabel="Start fund"
      isSending={isPending}
      isTouched={form.isTouched}
      onSubmit={submit}
      onClose={onClose}
    >
      <FundFields draft={draft} onChange={change} errors={form.errors} />
      <WishlistChoices
        ticked={draft.wishlistIds}
        onTick={(wishlistIds) => change({ wishlistIds })}
        error={form.errors.wishlistIds}
      />
      <FundTerms hasAgreed={draft.hasAgreed} onAgree={(hasAgreed) => change({ hasAgreed })} error={form.errors.terms} />
    </WishFormDialog>
  );
}
