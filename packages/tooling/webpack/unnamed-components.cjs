/**
 * Tells the minimizer that making a component does nothing else, and takes the names away that only developer tools read.
 * react-router says neither, so that its links and forms, which nobody here uses, would be on every page.
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/= (React\w*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');
