import type { Wish } from '@wishbow/contracts/wishes';
import { LinkField } from '../../shared/wish-form/link-field.tsx';
import { useDraft } from '../../shared/wish-form/use-draft.ts';
import { useRefusedFields } from '../../shared/wish-form/use-refused-fields.ts';
import { WishFormDialog } from '../../shared/wish-form/wish-form-dialog.tsx';
import { useChangeWish } from '../../shared/wishes/use-change-wish.ts';
import { draftOf, errorsOf, toChanges } from './external-draft.ts';
import { ItemFields } from './item-fields.tsx';

type EditExternalItemProps = { wish: Wish; onChanged: () => void; onClose: () => void };

/** An own wish from another shop, as it is stored, to be changed. */
export function EditExternalItem({ wish, onChanged, onClose }: EditExternalItemProps) {
  const form = useDraft(() => draftOf(wish), errorsOf, ['link']);
  const { draft, change } = form;
  const refused = useRefusedFields();
  const { mutate, isPending } = useChangeWish(onChanged);
  const submit = () => {
    if (form.check()) mutate({ wish: { id: wish.id, ...toChanges(draft, form.starting) } });
  };
  return (
    <WishFormDialog
      title="Edit wish"
      submitLabel="Save changes"
      isSending={isPending}
      isTouched={form.isTouched}
      onSubmit={submit}
      onClose={onClose}
    >
      <LinkField
        value={draft.link}
        onValueChange={(link) => change({ link })}
        error={form.errors.link ?? refused('url')}
        required
      />
      <ItemFields draft={draft} onChange={change} errors={form.errors} />
    </WishFormDialog>
  );
}
