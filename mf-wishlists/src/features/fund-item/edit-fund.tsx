import type { Wish } from '@wishbow/contracts/wishes';
import { useDraft } from '../../shared/wish-form/use-draft.ts';
import { WishFormDialog } from '../../shared/wish-form/wish-form-dialog.tsx';
import { useChangeWish } from '../../shared/wishes/use-change-wish.ts';
import { draftOf, errorsOf, toChanges } from './fund-draft.ts';
import { FundFields } from './fund-fields.tsx';

type EditFundProps = { wish: Wish; onChanged: () => void; onClose: () => void };

/** An own fund, as it is stored, to be changed. */
export function EditFund({ wish, onChanged, onClose }: EditFundProps) {
  const form = useDraft(() => draftOf(wish), errorsOf, ['link']);
  const { mutate, isPending } = useChangeWish(onChanged);
  const submit = () => {
    if (form.check()) mutate({ wish: { id: wish.id, ...toChanges(form.draft, form.starting) } });
  };
  return (
    <WishFormDialog
      title="Edit fund"
      submitLabel="Save changes"
      isSending={isPending}
      isTouched={form.isTouched}
      onSubmit={submit}
      onClose={onClose}
    >
      <FundFields draft={form.draft} onChange={form.change} errors={form.errors} />
    </WishFormDialog>
  );
}
