import { dollarText } from '@wishbow/domain/money';
import { parseWebAddress } from '@wishbow/domain/web-address';
import { useEffect, useEffectEvent } from 'react';
import { useCreateWish } from '../../shared/wish-form/use-create-wish.ts';
import { useDraft } from '../../shared/wish-form/use-draft.ts';
import { useRefusedFields } from '../../shared/wish-form/use-refused-fields.ts';
import { WishFormDialog } from '../../shared/wish-form/wish-form-dialog.tsx';
import { WishlistChoices } from '../../shared/wish-form/wishlist-choices.tsx';
import { CatalogueMatch } from './catalogue-match.tsx';
import { type ExternalDraft, emptyDraft, errorsOf, toNewWish } from './external-draft.ts';
import { ItemFields } from './item-fields.tsx';
import { LinkToPull } from './link-to-pull.tsx';
import { PullingFields } from './pulling-fields.tsx';
import { type PulledItem, usePullItem } from './use-pull-item.ts';

type NewExternalItemProps = {
  wishlistId: string | undefined;
  /** The link, where it is known already: its page is read at once. */
  url: string | undefined;
  onAdded: () => void;
  onClose: () => void;
};

/** A new wish from another shop: its link first, which can bring the rest, and the rest by hand. */
export function NewExternalItem({ wishlistId, url, onAdded, onClose }: NewExternalItemProps) {
  const form = useDraft(() => emptyDraft(wishlistId, url), errorsOf, ['link', 'wishlistIds']);
  const { draft, change } = form;
  const refused = useRefusedFields();
  const { mutate, isPending } = useCreateWish(onAdded);
  const typedUrl = parseWebAddress(draft.link);
  const { pull, isPulling, failure } = usePullItem(typedUrl, (item) => change(pulledInto(draft, item)));

  const pullLink = () => {
    if (isPulling || !form.checkOnly('link') || !typedUrl) return;
    change({ productId: undefined });
    pull(typedUrl);
  };
  const pullAtOnce = useEffectEvent(pullLink);
  useEffect(() => {
    if (url) pullAtOnce();
  }, [url]);
  const submit = () => {
    if (!isPulling && form.check()) mutate({ wish: toNewWish(draft), wishlistIds: draft.wishlistIds });
  };

  return (
    <WishFormDialog
      title="Add from a link"
      submitLabel="Add to wishlist"
      isSending={isPending || isPulling}
      isTouched={form.isTouched}
      onSubmit={submit}
      onClose={onClose}
    >
      <LinkToPull
        link={draft.link}
        onLinkChange={(link) => change({ link, productId: undefined })}
        onPull={pullLink}
        isPulling={isPulling}
        error={form.errors.link ?? refused('url')}
        failure={failure}
      />
      {isPulling && <PullingFields />}
      {!isPulling && draft.productId && (
        <CatalogueMatch draft={draft} onChange={change} onRefuse={() => change(BY_HAND)} />
      )}
      {!isPulling && !draft.productId && <ItemFields draft={draft} onChange={change} errors={form.errors} />}
      <WishlistChoices
        ticked={draft.wishlistIds}
        onTick={(wishlistIds) => change({ wishlistIds })}
        error={form.errors.wishlistIds}
      />
    </WishFormDialog>
  );
}

/** The picture of a product is the catalogue's, and does not go along. */
const BY_HAND = { productId: undefined, picture: undefined };

/** What the page told takes the place of what was typed; where it told nothing, that stays. */
function pulledInto(draft: ExternalDraft, item: PulledItem): Partial<ExternalDraft> {
  return {
    link: item.url,
    title: item.title || draft.title,
    price: item.price === null ? draft.price : dollarText(item.price),
    picture: item.image ?? draft.picture,
    productId: item.product_id ?? undefined,
  };
}
