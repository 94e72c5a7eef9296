import { adminTrendingContract } from '@wishbow/contracts/admin-trending-contract';
import { notFound, problem } from '@wishbow/contracts/problem';
import { freshId } from '@wishbow/testing/world/looking';
import { mocked } from '@wishbow/testing/world/part-mocks';
import type { World } from '@wishbow/testing/world/world';

const missing = { status: 404, body: notFound } as const;

/** What admins do with the themes of the home page. */
export const trendingMocks = mocked(adminTrendingContract, (world) => ({
  listTrendingThemes: () => allThemes(world),
  addTrendingTheme: ({ body }) => {
    world.office.themes.push({ id: freshId(world), title: body.title, productIds: body.product_ids, version: 0 });
    return { status: 201, body: allThemes(world).body };
  },
  updateTrendingTheme: ({ params, body }) => {
    const theme = world.office.themes.find(({ id }) => id === params.themeId);
    if (!theme) return missing;
    if (theme.version !== body.version) {
      return { status: 409, body: problem('changed_meanwhile', 'Somebody else has changed this theme.') };
    }
    Object.assign(theme, { title: body.title, productIds: body.product_ids, version: theme.version + 1 });
    return allThemes(world);
  },
  removeTrendingTheme: ({ params }) => {
    if (!world.office.themes.some(({ id }) => id === params.themeId)) return missing;
    world.office.themes = world.office.themes.filter(({ id }) => id !== params.themeId);
    return allThemes(world);
  },
  orderTrendingThemes: ({ body }) => {
    const placeOf = ({ id }: { id: string }) => body.theme_ids.indexOf(id);
    world.office.themes = world.office.themes.toSorted((a, b) => placeOf(a) - placeOf(b));
    return allThemes(world);
  },
}));

function allThemes(world: World) {
  const themes = world.office.themes.map(({ productIds, ...theme }) => ({
    ...theme,
    products: productIds.flatMap((productId) => {
      const item = world.products.find(({ product_id }) => product_id === productId);
      if (!item) return [];
      const { product_id, title, image, price, invalid } = item;
      return [{ product_id, title, image, price, is_sellable: !invalid }];
    }),
  }));
  return { status: 200, body: { themes } } as const;
}
