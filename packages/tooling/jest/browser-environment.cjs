// jsdom hides Node's fetch family, which MSW and our typed client need. MessageChannel is left out on purpose:
// React's scheduler would hold its port open and jest would never exit.
const { TestEnvironment } = require('jest-environment-jsdom');

const NODE_GLOBALS = [
  'fetch', 'Request', 'Response', 'Headers', 'FormData', 'Blob', 'File', 'TextEncoder', 'TextDecoder',
  'TextDecoderStream', 'TextEncoderStream', 'ReadableStream', 'WritableStream', 'TransformStream',
  'BroadcastChannel', 'structuredClone', 'AbortController', 'AbortSignal', 'CompressionStream', 'DecompressionStream',
];

module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    for (const name of NODE_GLOBALS) if (name in globalThis) this.global[name] = globalThis[name];
    for (const name of ['mark', 'measure']) this.global.performance[name] ??= () => {};
    this.global.matchMedia ??= (query) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} });
    this.global.ResizeObserver ??= class { observe() {} unobserve() {} disconnect() {} };
    this.global.IntersectionObserver ??= class { observe() {} unobserve() {} disconnect() {} };
  }

  exportConditions() {
    return ['node', 'node-addons', 'require', 'default'];
  }
};
