import type { KeyboardEvent } from 'react';

/** Up and Down (or J and K) go from row to row, X ticks the row; inside fields the keys keep their own meaning. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>, onTick?: (key: string) => void): void {
  if (!(event.target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.target.matches('select, textarea, input:not([type="checkbox"])')) return;
  const row = event.target.closest<HTMLElement>('[data-row]');
  if (!row) return;
  const next = nextRow(row, event.key);
  if (next) {
    event.preventDefault();
    next.querySelector<HTMLElement>('a, button, input')?.focus();
  } else if (event.key === 'x' && onTick) {
    onTick(row.dataset.row ?? '');
  }
}

function nextRow(row: HTMLElement, key: string): Element | null {
  if (key === 'ArrowDown' || key === 'j') return row.nextElementSibling;
  if (key === 'ArrowUp' || key === 'k') return row.previousElementSibling;
  return null;
}
