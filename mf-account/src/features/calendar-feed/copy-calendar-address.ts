import { showToast } from '@wishbow/platform';

/** Whose browser keeps its clipboard shut has the address before them. */
export function copyCalendarAddress(address: string): void {
  const tellToSelect = () => showToast('Please select the address and copy it.', { tone: 'info' });
  void navigator.clipboard
    .writeText(address)
    .then(() => showToast('Calendar address copied to clipboard.'), tellToSelect);
}
