/**
 * The secret part of a mailed link. It stands behind the `#` of the address, so that no server sees it.
 * @param name what the link is for: `#verify=...`.
 */
export const linkTokenIn = (hash: string, name: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get(name);
