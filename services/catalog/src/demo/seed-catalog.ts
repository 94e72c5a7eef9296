import type { ProductId } from '@wishbow/contracts/items';
import { catalogue, type DemoProduct, type DemoVariant } from '@wishbow/demo/catalogue';
import { demoId } from '@wishbow/demo/demo-id';
import { demoMediaPath, productGallery, productPicture } from '@wishbow/demo/picture-names';
import { trendingCategories } from '@wishbow/demo/trending-categories';
import type { Connection } from '@wishbow/service/mongo/connection';
import { itemModel } from '../items/item-model.ts';
import type { NewItem } from '../items/item-repository.ts';
import { trendingCategoryModel } from '../trending/trending-category-model.ts';

/** Puts the products and themes of the demo community into the database; what is there already stays as it is. */
export async function seedDemoCatalog(connection: Connection, now: Date): Promise<void> {
  const items = itemModel(connection);
  const listings = catalogue.flatMap((product) => product.variants.map((variant) => toItem(product, variant, now)));
  const listed = { productId: { $in: listings.map(({ productId }) => productId) } };
  const stored = await items.find(listed, { productId: 1, _id: 0 }).lean<{ productId: ProductId }[]>();
  const known = new Set(stored.map(({ productId }) => productId));
  await items.insertMany(
    listings
      .filter(({ productId }) => !known.has(productId))
      .map((item) => ({ ...item, _id: demoId('item', item.productId), priceChanges: [] })),
  );
  const themes = trendingCategoryModel(connection);
  // What admins have made of them since stays: none comes back that they removed.
  if ((await themes.countDocuments()) > 0) return;
  await themes.bulkWrite(
    trendingCategories.map(({ id, title, productIds }, position) => ({
      updateOne: { filter: { _id: id }, update: { $setOnInsert: { title, position, productIds } }, upsert: true },
    })),
  );
}

const OUNCES_PER_POUND = 16;
const inches = (amount: number) => ({ amount, unit: 'inches' });

/** What the retailer would tell of one variant of a product. */
const toItem = (product: DemoProduct, variant: DemoVariant, now: Date): NewItem => ({
  productId: variant.productId as ProductId,
  title: product.title,
  brand: product.brand,
  imageUrl: demoMediaPath + productPicture(variant.productId),
  imageUrls: productGallery(variant.productId).map((name) => demoMediaPath + name),
  priceCents: variant.priceCents,
  stars: product.stars,
  reviewCount: product.reviewCount,
  description: product.description,
  details: [`Brand: ${product.brand}`, `Item weight: ${product.package.weightPounds} pounds`],
  bullets: [...product.bullets],
  variantSpecifics: [{ dimension: product.variantDimension, value: variant.value }],
  variants: product.variants.map(({ productId, value }) => ({
    productId: productId as ProductId,
    variantSpecifics: [{ dimension: product.variantDimension, value }],
  })),
  packageDimensions: {
    weight: { amount: product.package.weightPounds * OUNCES_PER_POUND, unit: 'ounces' },
    size: {
      depth: inches(product.package.depthInches),
      length: inches(product.package.lengthInches),
      width: inches(product.package.widthInches),
    },
  },
  isOrderable: true,
  detailsAt: now,
  refreshedAt: now,
});
