import { hrefOf } from '@wishbow/contracts/routes';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import { navigate, PageError, queryClient, usePageTitle, useSearchParams } from '@wishbow/platform';
import { CopyLinkButton } from '../features/item-details/copy-link-button.tsx';
import { ItemViewSkeleton } from '../features/item-details/item-view-skeleton.tsx';
import { itemDetailsQuery } from '../features/item-details/use-item-details.ts';
import { useItemOnView } from '../features/item-details/use-item-on-view.ts';
import { useOwnerTools } from '../features/item-details/use-owner-tools.tsx';
import { WishOrigin } from '../features/item-details/wish-origin.tsx';
import { FailedPanel } from '../shared/failed-panel.tsx';
import { useWish, wishQuery } from '../shared/wishes/use-wish.ts';
import { PrivateWishlist } from '../shared/wishlists/private-wishlist.tsx';
import { ItemPageView } from './item-page-view.tsx';

/** What a shared link leads to: one wish as a page of its own, `?id=`, or one product of the catalogue, `?product=`. */
export default function ItemPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  const productId = search.get('product');
  if (id) return <SharedWish id={id} />;
  return productId ? <SharedProduct productId={productId} /> : <PageError statusCode={404} />;
}

/** The wish or the product itself. */
export async function prefetch({ search }: { search: string }): Promise<void> {
  const asked = new URLSearchParams(search);
  const id = asked.get('id');
  const productId = asked.get('product');
  if (id) await queryClient.prefetchQuery(wishQuery(id));
  else if (productId) await queryClient.prefetchQuery(itemDetailsQuery(productId));
}

function SharedWish({ id }: { id: string }) {
  const query = useWish(id);
  if (query.isPending) return <ItemViewSkeleton />;
  if (query.isError) return <FailedPanel title="This wish could not be loaded" query={query} headingLevel={1} />;
  if (!query.data) return <PageError statusCode={404} />;
  if (!('title' in query.data)) return <PrivateWishlist />;
  return <SeenWish wish={query.data} />;
}

function SeenWish({ wish }: { wish: WishOnPage }) {
  usePageTitle(wish.title);
  const view = useItemOnView(wish, wish.product_id);
  const ownerTools = useOwnerTools(wish, () => navigate(hrefOf('wishlist', { wishlist: wish.wish_list_id })));
  const head = (
    <>
      <WishOrigin wish={wish} />
      <span>
        {ownerTools?.menu}
        <CopyLinkButton wish={wish} />
      </span>
    </>
  );
  return <ItemPageView view={view} head={head} ownerTools={ownerTools} />;
}

function SharedProduct({ productId }: { productId: string }) {
  const view = useItemOnView(undefined, productId);
  usePageTitle(view.item?.title ?? 'Product');
  if (view.query.isPending) return <ItemViewSkeleton />;
  if (view.query.isError) {
    return <FailedPanel title="This item could not be loaded" query={view.query} headingLevel={1} />;
  }
  return view.item ? <ItemPageView view={view} head="From the catalogue" /> : <PageError statusCode={404} />;
}
