import { dropFirstScreen, keepFirstScreen } from './first-screen.ts';

/** The document as it comes, with the shell's own frame beside it by now. */
function documentWithScreen(): HTMLElement {
  document.body.innerHTML =
    '<main class="early-main"><div id="first-screen"><a href="/register">Start</a></div></main><div id="place"></div>';
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
