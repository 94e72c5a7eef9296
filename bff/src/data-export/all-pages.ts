export interface Page<Item> {
  readonly items: readonly Item[];
  /** Where the next page begins; undefined on the last one. */
  readonly next: string | undefined;
}

/** More than anybody has; a service that never stops must not hold us for good. */
const MOST_PAGES = 500;

/** Reads a list page by page to its end. */
export async function allPages<Item>(read: (from: string | undefined) => Promise<Page<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  let next: string | undefined;
  for (let count = 0; count < MOST_PAGES; count += 1) {
    const page = await read(next);
    items.push(...page.items);
    next = page.next;
    if (next === undefined) return items;
  }
  throw new Error('A list has no end');
}
