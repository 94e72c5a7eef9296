import { showToast } from '@wishbow/platform';

/** As long as the toast that can undo it stands (specification section 9), and a little more. */
const UNDO_MS = 4_500;

type Deletion = { id: string; text: string; undo: () => void; send: () => void };

const waiting = new Map<string, () => void>();

/** Sends a deletion once it can no longer be undone, or when the page is left. */
export function deleteLater({ id, text, undo, send }: Deletion): void {
  const isLast = () => waiting.delete(id);
  const timer = setTimeout(() => flush(), UNDO_MS);
  const flush = () => {
    clearTimeout(timer);
    if (isLast()) send();
  };
  waiting.set(id, flush);
  const takeBack = () => {
    clearTimeout(timer);
    if (isLast()) undo();
    else showToast('This is deleted already.', { tone: 'info' });
  };
  showToast(text, { action: { label: 'Undo', run: takeBack } });
}

window.addEventListener('pagehide', () => {
  for (const flush of waiting.values()) flush();
});
