/**
 * Wraps the chunk loader of one build: a chunk that fails is asked for once more, under another address.
 * The count is kept per address for the life of the page, because a second request for an address whose first one still
 * hangs would wait behind it in the browser's cache. A chunk that timed out is left to the person's own retry.
 */
export class ChunkRetryPlugin {
  apply(compiler) {
    const { RuntimeGlobals, RuntimeModule } = compiler.webpack;
    class ChunkRetryModule extends RuntimeModule {
      constructor() {
        super('chunk retry', RuntimeModule.STAGE_TRIGGER);
      }

      generate() {
        return `(${retryingLoader})(${RuntimeGlobals.require}, ${JSON.stringify(loaderProperty(RuntimeGlobals))});`;
      }
    }
    compiler.hooks.thisCompilation.tap('ChunkRetryPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('ChunkRetryPlugin', (chunk) => compilation.addRuntimeModule(chunk, new ChunkRetryModule()));
    });
  }
}

/** `__webpack_require__.l` -> `l` */
function loaderProperty(runtimeGlobals) {
  return runtimeGlobals.loadScript.split('.').at(-1);
}

/** Runs in the page, inside webpack's runtime: it may use nothing from this file. */
function retryingLoader(webpackRequire, loader) {
  const load = webpackRequire[loader];
  globalThis.__wishbowChunkFailures ??= new Map();
  const failures = globalThis.__wishbowChunkFailures;

  function addressOf(url, count) {
    if (count === 0) return url;
    return `${url}${url.includes('?') ? '&' : '?'}try=${count}`;
  }

  function attempt(url, done, key, chunkId, mayRetry) {
    const count = failures.get(url) ?? 0;
    const settled = (event) => {
      if (!event || event.type === 'load') return done(event);
      failures.set(url, count + 1);
      if (mayRetry && event.type !== 'timeout') attempt(url, done, key, chunkId, false);
      else done(event);
    };
    load(addressOf(url, count), settled, key && count ? `${key}-${count}` : key, chunkId);
  }

  webpackRequire[loader] = (url, done, key, chunkId) => attempt(url, done, key, chunkId, true);
}
