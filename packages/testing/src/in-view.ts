/** jsdom lays nothing out, so that nothing comes into view by itself: tests say what does. */
class ObserverOfTests implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #tell: IntersectionObserverCallback;
  readonly #observed = new Set<Element>();

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
    observers.add(this);
  }

  observe = (element: Element): void => void this.#observed.add(element);
  unobserve = (element: Element): void => void this.#observed.delete(element);
  disconnect = (): void => this.#observed.clear();
  takeRecords = (): IntersectionObserverEntry[] => [];

  comeIntoView(): void {
    const entries = [...this.#observed].map((target) => ({ ...NOWHERE, target }));
    if (entries.length > 0) this.#tell(entries, this);
  }
}

const box = { x: 0, y: 0, width: 0, height: 0, top: 0, right: 0, bottom: 0, left: 0, toJSON: () => ({}) };
const NOWHERE = {
  isIntersecting: true,
  intersectionRatio: 1,
  boundingClientRect: box,
  intersectionRect: box,
  rootBounds: null,
  time: 0,
};
const observers = new Set<ObserverOfTests>();

/** Called once for all page tests. */
export const installInView = (): void => {
  globalThis.IntersectionObserver = ObserverOfTests;
};

/** Brings everything into view that waits for it, as scrolling to the end of the page does. */
export const scrollToEnd = (): void => {
  for (const observer of observers) observer.comeIntoView();
};
