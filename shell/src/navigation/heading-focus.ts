let watching: MutationObserver | undefined;

/**
 * Moves the focus to the heading of the page that comes next, once it has arrived: a screen reader then reads where it is.
 * The heading of the page that is leaving does not count, nor does anything after a further navigation. Whoever has
 * meanwhile begun to type keeps the cursor.
 * @param onArrival called when it has arrived.
 */
export function focusNextHeading(onArrival?: () => void): void {
  watching?.disconnect();
  const main = document.getElementById('main');
  if (!main) return;
  const leaving = headingOf(main);
  const focusIfThere = () => {
    const heading = headingOf(main);
    if (!heading || (heading.element === leaving?.element && heading.text === leaving.text)) return;
    watching?.disconnect();
    onArrival?.();
    if (isTyping()) return;
    focus(heading.element);
  };
  watching = new MutationObserver(focusIfThere);
  watching.observe(main, { childList: true, subtree: true, characterData: true });
}

/** Somebody whose place is gone goes on from the heading of the page. */
export function focusHeadingIfLost(): void {
  const main = document.getElementById('main');
  const heading = main && headingOf(main);
  if (heading && (document.activeElement ?? document.body) === document.body) focus(heading.element);
}

function focus(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function headingOf(main: HTMLElement): { element: HTMLElement; text: string } | undefined {
  const element = main.querySelector('h1');
  return element ? { element, text: element.textContent ?? '' } : undefined;
}

/** The cursor stands in a field of the bars around the page; a field of the page that left is gone by now. */
const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false;
