import type { Owner } from '@wishbow/contracts/routes';

const ID = 'part-place';

/** Where parts mount their React roots. */
export function partPlace(): HTMLElement {
  const place = document.getElementById(ID);
  if (!place) throw new Error(`the page has no #${ID}`);
  return place;
}

/** React draws this place and never its content: that belongs to the part that is mounted. */
export function PartPlace({ owner, isHidden }: { owner: Owner; isHidden: boolean }) {
  return <div id={ID} data-owner={owner} hidden={isHidden} />;
}
