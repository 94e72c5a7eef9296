const STORED_AS = 'wishbow:session-changed-at';

/** Tells the other tabs of this browser that somebody has signed in or out: they share its cookie and not this page. */
export function tellOtherTabs(): void {
  localStorage.setItem(STORED_AS, String(Date.now()));
}

/** Browsers send `storage` to all tabs but the one that has written. */
export function hearOtherTabs(listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === STORED_AS) listener();
  });
}
