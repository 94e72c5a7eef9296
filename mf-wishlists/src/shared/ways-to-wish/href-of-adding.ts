import { hrefOf } from '@wishbow/contracts/routes';

/** Where wishes for a list are looked for. The page remembers the list in its address: see `useListToFill`. */
export const hrefOfAdding = (wishList: string): string =>
  `${hrefOf('browseWithSearch')}?${new URLSearchParams({ wishList })}`;
