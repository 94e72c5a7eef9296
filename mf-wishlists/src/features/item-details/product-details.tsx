import type { Item } from '@wishbow/contracts/items';
import type { ReactNode } from 'react';
import { ItemDialog } from './item-dialog.tsx';
import { useItemOnView } from './use-item-on-view.ts';

type ProductDetailsProps = { productId: string; reviewsOf: (item: Item) => ReactNode; onClose: () => void };

/** The details of a product that is nobody's wish yet. */
export function ProductDetails({ productId, reviewsOf, onClose }: ProductDetailsProps) {
  const view = useItemOnView(undefined, productId);
  return (
    <ItemDialog
      title={view.item?.title ?? 'Product'}
      header="From the catalogue"
      view={view}
      reviewsOf={reviewsOf}
      onClose={onClose}
    />
  );
}
