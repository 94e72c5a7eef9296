import type { Benchmark } from './benchmark.ts';
import { bffShare } from './bff/bff-share.ts';
import { checkoutThroughput } from './checkouts/checkout-throughput.ts';
import { compositionTax } from './composition/composition-tax.ts';
import { growingCommunity } from './growth/growing-community.ts';
import { lighthouseAudits } from './lighthouse/lighthouse-audits.ts';
import { mixedLoad } from './load/mixed-load.ts';
import { overload } from './load/overload.ts';
import { longListScrolling } from './pages/long-list-scrolling.ts';
import { pageWeight } from './pages/page-weight.ts';
import { productSearch } from './search/product-search.ts';
import { startTimes } from './start/start-times.ts';
import { webVitals } from './vitals/web-vitals.ts';
import { wishlistAnswers } from './wishlists/wishlist-answers.ts';

/** Every benchmark, in the order of docs/performance.md. A new one is a row here and a place in that document. */
export const benchmarks: readonly Benchmark[] = [
  wishlistAnswers,
  bffShare,
  productSearch,
  checkoutThroughput,
  longListScrolling,
  pageWeight,
  compositionTax,
  webVitals,
  lighthouseAudits,
  growingCommunity,
  mixedLoad,
  overload,
  startTimes,
];
