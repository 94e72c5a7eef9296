import { showToast } from '@wishbow/platform';

/**
 * Copies the full address of a page of this site. Whose browser keeps its clipboard shut is told the address instead.
 * @param href the path of the page.
 * @param doneText what is said once it is copied.
 */
export function copyAddress(href: string, doneText: string): void {
  const address = new URL(href, window.location.href).href;
  const tellAddress = () => showToast(`This is the address to share: ${address}`, { tone: 'info' });
  void navigator.clipboard.writeText(address).then(() => showToast(doneText), tellAddress);
}
