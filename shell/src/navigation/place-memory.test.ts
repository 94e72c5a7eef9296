import { navigate } from '@wishbow/platform';
import { leaveReturn, rememberedPlace, rememberPlaces, returnTo } from './place-memory.ts';

let page = { height: 0, top: 0 };
let grow: () => void = () => undefined;

beforeAll(() => {
  rememberPlaces();
  Object.defineProperty(document.documentElement, 'scrollHeight', { get: () => page.height });
  Object.defineProperty(window, 'scrollY', { get: () => page.top });
  Object.assign(window, { scrollTo: (_left: number, top: number) => scroll(top) });
  class Growth {
    constructor(told: () => void) {
      grow = told;
    }
    observe = () => undefined;
    disconnect = () => {
      grow = () => undefined;
    };
  }
  Object.assign(globalThis, { ResizeObserver: Growth });
});

beforeEach(() => {
  page = { height: 4000, top: 0 };
  window.history.scrollRestoration = 'auto';
});
afterEach(leaveReturn);

function scroll(top: number): void {
  page.top = top;
  window.dispatchEvent(new Event('scroll'));
}

/** The next thing of the page has come. */
function growTo(height: number): void {
  page.height = height;
  grow();
}

test('a page that was left in the middle is known to have been', () => {
  navigate('/live-feed');
  scroll(1600);
  navigate('/orders');
  expect(rememberedPlace()).toBeUndefined();
  scroll(20);
  expect(rememberedPlace()).toBe(20);
});

test('somebody is back where they were once the page is long enough, also when it was short again meanwhile', () => {
  page.height = 900;
  returnTo(1600);
  expect(page.top).toBe(0);
  growTo(3000);
  expect(page.top).toBe(1600);
  scroll(132);
  growTo(5000);
  expect(page.top).toBe(1600);
});

test('whoever scrolls, presses or types meanwhile is left alone', () => {
  page.height = 900;
  returnTo(1600);
  window.dispatchEvent(new Event('wheel'));
  growTo(3000);
  expect(page.top).toBe(0);
});

test('a long list that finds its place by itself is left to do so', () => {
  window.history.scrollRestoration = 'manual';
  returnTo(1600);
  expect(page.top).toBe(0);
});
