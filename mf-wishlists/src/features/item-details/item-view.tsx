import { formatUsd } from '@wishbow/domain/money';
import { GiftTag } from '@wishbow/ui/gift-tag';
import { WishTag } from '../../shared/wishes/wish-tag.tsx';
import { Description } from './description.tsx';
import { Gallery } from './gallery.tsx';
import { GiftsOfWish } from './gifts-of-wish.tsx';
import { ItemCost } from './item-cost.tsx';
import { ItemLinks } from './item-links.tsx';
import { ItemTitle } from './item-title.tsx';
import classes from './item-view.module.css';
import { Measures } from './measures.tsx';
import { OwnerNote } from './owner-note.tsx';
import { ProductFacts } from './product-facts.tsx';
import { shownItemOf } from './shown-item.ts';
import type { ItemOnView } from './use-item-on-view.ts';
import type { OwnerTools } from './use-owner-tools.tsx';
import { VariantPickers } from './variant-pickers.tsx';
import { WishedVariant } from './wished-variant.tsx';

type ItemViewProps = {
  view: ItemOnView;
  headingLevel: 1 | 2;
  /** Only for the owner of the wish. */
  ownerTools: OwnerTools | undefined;
  /** Shows what customers say of it. */
  onReadReviews: () => void;
};

/** Everything about a wish or a product, without what can be done with it. */
export function ItemView({ view, headingLevel, ownerTools, onReadReviews }: ItemViewProps) {
  const { wish, item } = view;
  const { title, pictures } = shownItemOf(wish, item);
  return (
    <div className={classes.view}>
      <Gallery
        key={item?.product_id}
        pictures={pictures}
        title={title}
        tag={<PriceTag view={view} />}
        isWrapped={wish?.fulfilled ?? false}
      />
      <div className={classes.words}>
        <ItemTitle view={view} level={headingLevel} onReadReviews={onReadReviews} />
        {item && <VariantPickers item={item} soldIds={view.soldIds} onChoose={view.chooseVariant} />}
        {view.isOtherVariant && wish && <WishedVariant wish={wish} onShow={() => view.chooseVariant(undefined)} />}
        <ItemCost view={view} />
        <ItemLinks view={view} />
        {ownerTools?.stepper}
        {wish && (
          <>
            <GiftsOfWish wish={wish} />
            <OwnerNote wish={wish} />
          </>
        )}
        <Description
          text={item?.product_description ?? wish?.extra_description ?? null}
          bullets={item?.feature_bullets ?? []}
        />
        <Measures
          dimensions={item?.package_dimensions ?? null}
          wanted={ownerTools || wish?.fund ? undefined : wish?.quantity}
        />
        {item && <ProductFacts facts={item.product_details} />}
      </div>
    </div>
  );
}

/** The state of the wish hangs on its own variant; another one shows only what it costs. */
function PriceTag({ view: { wish, item, isOtherVariant } }: { view: ItemOnView }) {
  const hasState = wish?.fulfilled || wish?.fund || !item?.price;
  if (wish && hasState && !isOtherVariant) return <WishTag wish={wish} size="large" />;
  return item?.price ? <GiftTag size="large">{formatUsd(item.price)}</GiftTag> : null;
}
