// jest loads every module anew for every test file. Of our own modules that is wanted: their state begins with each file.
// Packages have none that matters between files, and loading mongoose, zod and Stripe took more than a third of all time.
// Needs the one realm: a package keeps to the globals it was loaded with. And it forbids to mock packages, as STYLE does:
// the mock would be there for the next file too.
const { createRequire, isBuiltin } = require('node:module');
const path = require('node:path');
const Runtime = require('jest-runtime').default;

const PACKAGES = `${path.sep}node_modules${path.sep}`;
const filesByRequest = new Map();
const exportsByFile = new Map();
let current;

/** The file of a package that a module asks for; undefined for our own files and for what Node brings along. */
function packageFile(from, name) {
  const isOurs = name.startsWith('.') && !from.includes(PACKAGES);
  if (isOurs || isBuiltin(name)) return undefined;
  const request = `${path.dirname(from)}\0${name}`;
  if (!filesByRequest.has(request)) filesByRequest.set(request, resolve(from, name));
  return filesByRequest.get(request);
}

function resolve(from, name) {
  try {
    const file = createRequire(from).resolve(name);
    return file.includes(PACKAGES) ? file : undefined;
  } catch {
    // jest resolves it in its own way, or says what is missing.
    return undefined;
  }
}

module.exports = class SharedPackagesRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    current = this;
  }

  requireModuleOrMock(from, name) {
    const file = packageFile(from, name);
    if (file === undefined) return super.requireModuleOrMock(from, name);
    if (exportsByFile.has(file)) return exportsByFile.get(file);
    // A package of an earlier file loads the rest of itself when it is needed: for whoever runs now.
    if (current !== this) return current.requireModuleOrMock(from, name);
    const exports = super.requireModuleOrMock(from, name);
    exportsByFile.set(file, exports);
    this.hasLoadedPackages = true;
    return exports;
  }

  /** What has loaded a package goes on loading for it. */
  teardown() {
    if (!this.hasLoadedPackages) super.teardown();
  }
};
