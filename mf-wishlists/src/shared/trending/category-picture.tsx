import type { Item } from '@wishbow/contracts/items';

type CategoryPictureProps = {
  categoryId: string;
  /** The trending items of all categories. */
  items: readonly (Item & { trending_category_id: string })[];
  /** Width and height in CSS px. */
  size: number;
};

/** A category looks like the first thing in it. */
export function CategoryPicture({ categoryId, items, size }: CategoryPictureProps) {
  const first = items.find((item) => item.trending_category_id === categoryId && item.image);
  return first?.image ? <img src={first.image} alt="" width={size} height={size} loading="lazy" /> : null;
}
