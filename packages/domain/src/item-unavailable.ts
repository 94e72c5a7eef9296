/** What people read about a product that cannot be gifted. Specification section 5, letter for letter. */
export const ITEM_UNAVAILABLE =
  "This item is unavailable. It may be an online video, audiobook, or some other intangible item that can't be shipped.";
