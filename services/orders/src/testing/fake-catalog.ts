import { catalogInternalContract } from '@wishbow/contracts/catalog-contract';
import { type Item, ProductId } from '@wishbow/contracts/items';
import { problem } from '@wishbow/contracts/problem';
import { cents } from '@wishbow/domain/money';
import { implement } from '@wishbow/http/implement';

/** "Spa candle, large" of the sandbox's shop: $24.00 and $4.95 shipping. */
export const SPA_CANDLE = ProductId.parse('WBYXSUT6G6');

const candle: Item = {
  id: null,
  product_id: SPA_CANDLE,
  asin: SPA_CANDLE,
  title: 'Spa candle, large',
  brand: null,
  image: null,
  images: [],
  price: cents(2400),
  url: 'https://shop.example/dp/WBYXSUT6G6',
  product_description: null,
  product_details: [],
  feature_bullets: [],
  variant_title: null,
  variant_specifics: [],
  all_variants: [],
  package_dimensions: null,
  stars: null,
  num_reviews: null,
  invalid: false,
  details_added: true,
  search_result: false,
};

/** The catalogue, in which everything is a candle. */
export function createFakeCatalog() {
  let priceCents = cents(2400);
  let isOut = false;
  let nextAnswer: (() => Promise<void>) | undefined;
  const offer = () => ({
    price: priceCents,
    shipping_price: cents(495),
    shipping_days: { min: 4, max: 8 },
  });
  const routes = () =>
    implement(
      { quoteItem: catalogInternalContract.quoteItem },
      {
        quoteItem: async () => {
          const isReady = nextAnswer?.();
          nextAnswer = undefined;
          await isReady;
          return isOut
            ? { status: 409, body: problem('item_unavailable', 'The shop cannot deliver this item in time right now.') }
            : { status: 200, body: { item: candle, offer: offer() } };
        },
      },
    );
  return {
    routes,
    /** What the seller asks from now on. */
    changePrice: (price: number) => {
      priceCents = cents(price);
    },
    /** Keeps whoever asks next waiting. */
    holdNext: () => {
      const asked = Promise.withResolvers<void>();
      const answered = Promise.withResolvers<void>();
      nextAnswer = () => {
        asked.resolve();
        return answered.promise;
      };
      return { asked: asked.promise, answer: () => answered.resolve() };
    },
    /** Whether nobody offers it from now on. */
    runOut: (isRunOut: boolean) => {
      isOut = isRunOut;
    },
  };
}
