// jsdom hides Node's fetch family, which MSW and our typed client need. MessageChannel is left out on purpose:
// React's scheduler would hold its port open and jest would never exit.
const { TestEnvironment } = require('jest-environment-jsdom');

const NODE_GLOBALS = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'Blob',
  'File',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoderStream',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'BroadcastChannel',
  'structuredClone',
  'AbortController',
  'AbortSignal',
  'CompressionStream',
  'DecompressionStream',
];

const nothing = () => undefined;

/** Browsers call observers on layout; jsdom has no layout to observe. */
class SilentObserver {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}

module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    for (const name of NODE_GLOBALS) if (name in globalThis) this.global[name] = globalThis[name];
    for (const name of ['mark', 'measure']) this.global.performance[name] ??= nothing;
    this.global.performance.getEntriesByType ??= () => [];
    this.global.matchMedia ??= (query) => ({
      matches: false,
      media: query,
      addEventListener: nothing,
      removeEventListener: nothing,
    });
    // jsdom has no PointerEvent, and the menu items of the headless library make one on Enter.
    this.global.PointerEvent ??= class extends this.global.MouseEvent {};
    this.global.ResizeObserver ??= SilentObserver;
    this.global.IntersectionObserver ??= SilentObserver;
  }

  exportConditions() {
    return ['node', 'node-addons', 'require', 'default'];
  }
};
