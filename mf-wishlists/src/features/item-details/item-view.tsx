import type { Item } from '@wishbow/contracts/items';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import { formatUsd } from '@wishbow/domain/money';
import { GiftTag } from '@wishbow/ui/gift-tag';
import { StarRating } from '@wishbow/ui/star-rating';
import { WishTag } from '../wishes/wish-tag.tsx';
import { CostLines } from './cost-lines.tsx';
import { Description } from './description.tsx';
import { FundLine } from './fund-line.tsx';
import { Gallery } from './gallery.tsx';
import classes from './item-view.module.css';
import { Measures } from './measures.tsx';
import { OwnerNote } from './owner-note.tsx';
import { shownItemOf } from './shown-item.ts';
import type { ItemOnView } from './use-item-on-view.ts';
import { VariantPickers } from './variant-pickers.tsx';
import { WishedVariant } from './wished-variant.tsx';

/** Specification section 5, letter for letter. */
const UNAVAILABLE =
  "This item is unavailable. It may be an online video, audiobook, or some other intangible item that can't be shipped.";

type ItemViewProps = { view: ItemOnView; headingLevel: 1 | 2 };

/** Everything about a wish or a product, without what can be done with it. */
export function ItemView({ view, headingLevel }: ItemViewProps) {
  const { wish, item } = view;
  const { title, store, pictures, priceCents } = shownItemOf(wish, item);
  const Heading = `h${headingLevel}` as const;
  const isShopItem = !wish?.external && !wish?.fund;
  return (
    <div className={classes.view}>
      <Gallery
        pictures={pictures}
        title={title}
        tag={<PriceTag wish={view.isOtherVariant ? undefined : wish} item={item} />}
        isWrapped={wish?.fulfilled ?? false}
      />
      <div className={classes.words}>
        <div>
          <Heading className={classes.title}>{title}</Heading>
          <p className={classes.store}>
            {store}
            {item?.stars && (
              <StarRating value={item.stars}>
                <b>{item.stars}</b>
                {item.num_reviews !== null && `${item.num_reviews.toLocaleString('en-US')} reviews`}
              </StarRating>
            )}
          </p>
        </div>
        {item && <VariantPickers item={item} onChoose={view.chooseVariant} />}
        {view.isOtherVariant && wish && <WishedVariant wish={wish} onShow={() => view.chooseVariant(undefined)} />}
        {view.isUnavailable && <p className={classes.unavailable}>{UNAVAILABLE}</p>}
        {isShopItem && !view.isUnavailable && priceCents !== null && (
          <CostLines priceCents={priceCents} offer={view.offer ?? null} isLoading={view.isOfferLoading} />
        )}
        {wish?.fund && <FundLine wish={wish} />}
        {wish?.notes && <OwnerNote from={wish.user.firstName} text={wish.notes} />}
        <Description text={item?.product_description ?? null} bullets={item?.feature_bullets ?? []} />
        <Measures dimensions={item?.package_dimensions ?? null} wanted={wish?.quantity} />
      </div>
    </div>
  );
}

function PriceTag({ wish, item }: { wish: WishOnPage | undefined; item: Item | undefined }) {
  if (wish && (wish.fulfilled || wish.fund || !item?.price)) return <WishTag wish={wish} size="large" />;
  return item?.price ? <GiftTag size="large">{formatUsd(item.price)}</GiftTag> : null;
}
