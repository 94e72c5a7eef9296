/** Development only: reloads the page when a build has been finished since it was opened. */
const ASK_EVERY_MS = 1000;
let shownRevision: string | undefined;

setInterval(() => void reloadWhenRebuilt(), ASK_EVERY_MS);

async function reloadWhenRebuilt(): Promise<void> {
  const response = await fetch('/registry').catch(() => undefined);
  if (!response?.ok) return;
  const { revision }: { revision: string } = await response.json();
  shownRevision ??= revision;
  if (revision !== shownRevision) window.location.reload();
}
