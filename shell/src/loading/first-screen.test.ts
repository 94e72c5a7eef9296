import { dropFirstScreen, firstScreenReleased, keepFirstScreen } from './first-screen.ts';

/** The document as it comes, with the shell's own frame beside it by now. */
function documentWithScreen(): HTMLElement {
  document.body.innerHTML =
    '<main class="early-main" data-shown><div id="first-screen"><a href="/register">Start</a></div></main><div id="place"></div>';
  return document.getElementById('place') ?? document.body;
}

const change = () => new Promise((resume) => setTimeout(resume));

test('the first screen stands where its part will be, and nowhere else', () => {
  const place = documentWithScreen();
  keepFirstScreen(place);
  expect(place.querySelector('#first-screen')).toBeInTheDocument();
  expect(document.querySelector('.early-main')).not.toBeInTheDocument();
  dropFirstScreen();
  expect(place).toBeEmptyDOMElement();
});

test('of a screen that somebody is sent away from nothing is left, neither its room', () => {
  documentWithScreen();
  dropFirstScreen();
  expect(document.querySelector('main')).not.toBeInTheDocument();
});

test('a screen that could not be shown before the scripts were there is not shown after that', () => {
  const place = documentWithScreen();
  document.querySelector('main')?.removeAttribute('data-shown');
  keepFirstScreen(place);
  expect(document.querySelector('#first-screen')).not.toBeInTheDocument();
});

test('whoever has got to a link by keyboard is at the same link of the page that takes its place', async () => {
  const place = documentWithScreen();
  keepFirstScreen(place);
  place.querySelector('a')?.focus();
  place.innerHTML = '<a href="/login">Log in</a><a href="/register">Start a wishlist</a>';
  await change();
  expect(place.querySelector('[href="/register"]')).toHaveFocus();
});

test('whoever is at nothing is not taken anywhere', async () => {
  const place = documentWithScreen();
  keepFirstScreen(place);
  place.innerHTML = '<a href="/register">Start a wishlist</a>';
  await change();
  expect(document.body).toHaveFocus();
});

test('nothing is put in place of what somebody presses until they have let go of it', async () => {
  const place = documentWithScreen();
  keepFirstScreen(place);
  const link = place.querySelector('a');
  link?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  let isReleased = false;
  const released = firstScreenReleased().then(() => {
    isReleased = true;
  });
  await change();
  expect(isReleased).toBe(false);
  window.dispatchEvent(new Event('pointerup'));
  await released;
});

describe('a press that is under way while the screen moves', () => {
  /** jsdom knows no pointer: this is a link that is pressed when the screen is kept, and let go of after that. */
  async function clicksAfter(letGo: MouseEventInit, clickOfItsOwn = false): Promise<number> {
    const place = documentWithScreen();
    const link = document.querySelector('a');
    const screen = document.getElementById('first-screen');
    if (!link || !screen) throw new Error('the document has no screen');
    jest.spyOn(screen, 'querySelector').mockReturnValue(link);
    let clicks = 0;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      clicks += 1;
    });
    keepFirstScreen(place);
    link.dispatchEvent(new MouseEvent('pointerup', { bubbles: true, ...letGo }));
    if (clickOfItsOwn) link.click();
    await change();
    return clicks;
  }

  test('follows its link, once', async () => {
    expect(await clicksAfter({})).toBe(1);
    expect(await clicksAfter({}, true)).toBe(1);
  });

  test('opens nothing here that was meant for another tab, or for a menu', async () => {
    expect(await clicksAfter({ ctrlKey: true })).toBe(0);
    expect(await clicksAfter({ button: 2 })).toBe(0);
  });
});
