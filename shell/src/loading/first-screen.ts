const ID = 'first-screen';

/** Whether a press is over is looked at this often. */
const BETWEEN_LOOKS_MS = 50;

/**
 * Puts the screen that came with the document where its part will stand: the part draws the same in its place. Whoever has
 * got to a link of it by keyboard is at the same link afterwards.
 */
export function keepFirstScreen(place: HTMLElement): void {
  const screen = document.getElementById(ID);
  const room = screen?.parentElement;
  if (!screen) return;
  let reached = screen.contains(document.activeElement) ? document.activeElement : null;
  // Focus, and a press that is half done, survive only this.
  if ('moveBefore' in Element.prototype) place.moveBefore(screen, null);
  else place.append(screen);
  room?.remove();

  screen.addEventListener('focusin', ({ target }) => {
    reached = target instanceof Element ? target : null;
  });
  const watching = new MutationObserver(() => {
    if (screen.isConnected) return;
    watching.disconnect();
    const href = reached?.getAttribute('href');
    if (href && document.activeElement === document.body) linkTo(href, place)?.focus({ preventScroll: true });
  });
  watching.observe(place, { childList: true });
}

const linkTo = (href: string, place: HTMLElement): HTMLAnchorElement | undefined =>
  [...place.querySelectorAll('a')].find((link) => link.getAttribute('href') === href);

/** For who has gone elsewhere before the part was there. */
export function dropFirstScreen(): void {
  document.getElementById(ID)?.remove();
}

/** Settles when nobody presses anything of the screen: between the two halves of a press, its click would go with it. */
export async function firstScreenReleased(): Promise<void> {
  while (document.getElementById(ID)?.matches(':active'))
    await new Promise((resume) => setTimeout(resume, BETWEEN_LOOKS_MS));
}
