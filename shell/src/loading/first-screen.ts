const ID = 'first-screen';

/** Whether a press is over is looked at this often, and for so long at most. */
const BETWEEN_LOOKS_MS = 50;
const LONGEST_PRESS_MS = 700;

/** Whether something of the screen is pressed. It moves meanwhile, and `:active` does not move with it. */
let isPressed = false;

/**
 * Puts the screen that came with the document where its part will stand: the part draws the same in its place. Whoever has
 * got to a link of it by keyboard is at the same link afterwards.
 */
export function keepFirstScreen(place: HTMLElement): void {
  const screen = document.getElementById(ID);
  const room = screen?.parentElement;
  if (!screen) return;
  // Where scripts are there before it can be shown, the page is sooner without it.
  if (!room?.matches('[data-shown]')) {
    room?.remove();
    return;
  }
  followPresses(screen);
  let reached = screen.contains(document.activeElement) ? document.activeElement : null;
  // The focus survives only this.
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

/** For who has gone elsewhere before the part was there; with the room that it came in, where it still stands in that. */
export function dropFirstScreen(): void {
  document.querySelector('.early-main')?.remove();
  document.getElementById(ID)?.remove();
}

/** Settles when nobody presses anything of the screen: between the two halves of a press, its click would go with it. */
export async function firstScreenReleased(): Promise<void> {
  const deadline = performance.now() + LONGEST_PRESS_MS;
  while (isPressed && document.getElementById(ID) && performance.now() < deadline)
    await new Promise((resume) => setTimeout(resume, BETWEEN_LOOKS_MS));
}

function followPresses(screen: HTMLElement): void {
  isPressed = screen.matches(':active');
  const pressed = screen.querySelector<HTMLAnchorElement>('a:active');
  if (pressed) followPressOf(pressed);
  screen.addEventListener('pointerdown', () => {
    isPressed = true;
  });
  // The click comes after it.
  const release = () =>
    void setTimeout(() => {
      isPressed = false;
    });
  window.addEventListener('pointerup', release);
  window.addEventListener('pointercancel', release);
}

/** The click of a press is lost with the move, but not in every browser. One that opens another tab is the browser's own. */
function followPressOf(link: HTMLAnchorElement): void {
  let isClicked = false;
  link.addEventListener('click', () => {
    isClicked = true;
  });
  const follow = ({ target, button, ctrlKey, metaKey, shiftKey, altKey }: PointerEvent) => {
    const isPlain = button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
    if (!isPlain || !(target instanceof Node && link.contains(target))) return;
    setTimeout(() => {
      if (!isClicked) link.click();
    });
  };
  window.addEventListener('pointerup', follow, { once: true });
}
