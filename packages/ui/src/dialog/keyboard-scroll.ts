const FOCUSABLE = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]';

/**
 * Lets the keyboard scroll a region in which nothing else can take the focus: Safari gives it none by itself. A ref
 * callback; the region is looked at again when the window or the content changes.
 */
export function keepKeyboardScroll(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return undefined;
  const look = () => {
    const isOutOfReach = region.scrollHeight > region.clientHeight && !region.querySelector(FOCUSABLE);
    if (isOutOfReach) region.tabIndex = 0;
    else region.removeAttribute('tabindex');
  };
  const contents = new MutationObserver(look);
  contents.observe(region, { childList: true, subtree: true });
  window.addEventListener('resize', look);
  look();
  return () => {
    window.removeEventListener('resize', look);
    contents.disconnect();
  };
}
