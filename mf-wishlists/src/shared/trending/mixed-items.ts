/** One item of each category in turn, so that everything looks like everything. */
export function mixedItems<Item extends { trending_category_id: string }>(items: readonly Item[]): Item[] {
  const counts = new Map<string, number>();
  const placed = items.map((item) => {
    const place = counts.get(item.trending_category_id) ?? 0;
    counts.set(item.trending_category_id, place + 1);
    return { item, place };
  });
  return placed.toSorted((a, b) => a.place - b.place).map(({ item }) => item);
}
