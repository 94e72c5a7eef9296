import { ItemDialog } from './item-dialog.tsx';
import { useItemOnView } from './use-item-on-view.ts';

type ProductDetailsProps = { productId: string; onClose: () => void };

/** The details of a product that is nobody's wish yet. */
export function ProductDetails({ productId, onClose }: ProductDetailsProps) {
  const view = useItemOnView(undefined, productId);
  return <ItemDialog title={view.item?.title ?? 'Product'} header="From the catalogue" view={view} onClose={onClose} />;
}
