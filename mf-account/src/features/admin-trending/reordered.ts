/** A list with one of its entries moved by so many places. */
export function reordered<T>(list: readonly T[], index: number, by: number): T[] {
  const rest = list.filter((_, at) => at !== index);
  return [...rest.slice(0, index + by), ...list.slice(index, index + 1), ...rest.slice(index + by)];
}
