import ts from 'typescript';

/**
 * What a source says that concerns others. `calls`: contract and endpoint, `*` where the whole contract is handed on.
 * @typedef {{ calls: { contract: string, from: string, endpoint: string }[], modals: string[], slots: string[],
 *   emitted: string[], words: string[], shared: string[] }} UsedNames
 */

/**
 * Reads the names from a source's code. Whatever is written in it counts, also where it is never reached; what is only
 * written as a type does not. Words are all strings: keys of modals, slots and events are too peculiar to be there by chance.
 * @param {string} file
 * @param {string} text
 * @returns {UsedNames}
 */
export function usedNames(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const used = { calls: [], modals: [], slots: [], emitted: [], words: [], shared: sharedImports(source) };
  collect(source, used, contractImports(source));
  return used;
}

function collect(node, used, contracts) {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
  const collectIn = (inner) => collect(inner, used, contracts);
  if (ts.isStringLiteralLike(node)) used.words.push(node.text);
  else if (ts.isCallExpression(node)) collectFromCall(node, used).forEach(collectIn);
  else if (isContract(node, contracts)) used.calls.push(callOf(node, contracts));
  else ts.forEachChild(node, collectIn);
}

/** @returns what of the call is still to be read. */
function collectFromCall(call, used) {
  const [first, second, third, ...rest] = call.arguments;
  switch (call.expression.getText()) {
    case 'emit':
      if (first?.getText() !== 'browserEvents') break;
      used.emitted.push(...stringsIn(second));
      return third ? [third, ...rest] : [];
    case 'defineModals':
      used.modals.push(...keysOf(third));
      return [];
    case 'defineSlots':
      used.slots.push(...keysOf(third));
      return [];
  }
  return [call.expression, ...call.arguments];
}

const isContract = (node, contracts) => ts.isIdentifier(node) && contracts.has(node.text) && !isName(node);

function callOf(identifier, contracts) {
  const { parent } = identifier;
  const isMember = ts.isPropertyAccessExpression(parent) && parent.expression === identifier;
  return { ...contracts.get(identifier.text), endpoint: isMember ? parent.name.text : '*' };
}

/** Local name of each imported contract to where it is from. */
function contractImports(source) {
  return new Map(
    [...valueImports(source), ...lateImports(source)]
      .filter(({ from, name }) => /-contract(\.ts)?$/.test(from) && name.endsWith('Contract'))
      .map(({ from, name, local }) => [local, { contract: name, from }]),
  );
}

/** `const { likesContract } = await import('@wishbow/contracts/likes-contract')`. */
function lateImports(node) {
  const found = [];
  ts.forEachChild(node, (child) => void found.push(...lateImports(child)));
  const isLate = ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name);
  const from = isLate && /^await import\('([^']+)'\)$/.exec(node.initializer?.getText() ?? '')?.[1];
  if (!from) return found;
  const names = node.name.elements.map(({ name, propertyName }) => ({
    from,
    name: (propertyName ?? name).getText(),
    local: name.getText(),
  }));
  return [...found, ...names];
}

/** What the shell provides: `@wishbow/platform openModal`, `@wishbow/ui/button`. */
function sharedImports(source) {
  return valueImports(source).flatMap(({ from, name }) => {
    if (from === '@wishbow/platform') return [`${from} ${name}`];
    return /^@wishbow\/ui\/[a-z-]+$/.test(from) ? [from] : [];
  });
}

function valueImports(source) {
  return source.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const bindings = importClause?.namedBindings;
    if (!bindings || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword || !ts.isNamedImports(bindings))
      return [];
    return bindings.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ name, propertyName }) => ({
        from: moduleSpecifier.text,
        name: (propertyName ?? name).text,
        local: name.text,
      }));
  });
}

/** Whether an identifier only names something: `x.likesContract`, `{ likesContract: 1 }`, `const { likesContract } =`. */
function isName({ parent, text }) {
  if (ts.isBindingElement(parent)) return true;
  return (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) && parent.name.text === text;
}

function keysOf(node) {
  return node && ts.isObjectLiteralExpression(node) ? node.properties.map(({ name }) => name.text) : [];
}

function stringsIn(node) {
  if (ts.isStringLiteralLike(node)) return [node.text];
  const found = [];
  ts.forEachChild(node, (child) => void found.push(...stringsIn(child)));
  return found;
}
