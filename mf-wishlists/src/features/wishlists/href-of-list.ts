/** Where a list opens on the page it is shown on; without an id, that page with its first list. */
export type HrefOfList = (wishlistId?: string) => string;
