/** Two queries that mean the same to the retailer are one: case, width and spacing do not count. */
export const normalizedQuery = (query: string): string =>
  query
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
