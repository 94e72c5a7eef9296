// A CSS module in tests: every class is its own name, so markup can be read in a failing test.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) });
