/** For the `ref` of a field that opens on what is written already: whoever opens it goes on writing. */
export function focusAtEnd(area: HTMLTextAreaElement | null): void {
  area?.focus();
  area?.setSelectionRange(area.value.length, area.value.length);
}
