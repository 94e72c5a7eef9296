import type { Cents } from '@wishbow/domain/money';

/** What one way of marking up a page tells of its product; a field it does not tell is undefined. */
export interface ProductFacts {
  readonly title: string | undefined;
  readonly priceCents: Cents | undefined;
  /** As the page writes it: possibly relative. */
  readonly image: string | undefined;
}
