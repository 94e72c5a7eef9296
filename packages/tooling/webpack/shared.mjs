import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { installedVersion, ROOT } from './workspace.mjs';

const UI = path.join(ROOT, 'packages/ui/src');

/** In the shell's first chunk, because the shell itself draws with them before anything else is there. */
const EAGER = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', '@wishbow/platform'];
const EAGER_UI = ['button', 'icon-button', 'link-button', 'logo', 'spinner', 'toast-stack', 'visually-hidden'];

/** Every component of the UI kit, by folder name: each is a shared module of its own. */
export function uiComponents() {
  return readdirSync(UI)
    .filter((name) => existsSync(path.join(UI, name, `${name}.tsx`)))
    .sort();
}

/** Components that bring the headless library or another large one along: each is fetched when it is first needed. */
export function isHeavy(component) {
  const source = readFileSync(path.join(UI, component, `${component}.tsx`), 'utf8');
  return /from '(@base-ui|react-easy-crop)/.test(source);
}

export function isEager(component) {
  return EAGER_UI.includes(component);
}

/** Provided by the shell, once per page. */
export function providedModules() {
  const eager = EAGER.map((name) => [name, singleton(name, { eager: true })]);
  const ui = uiComponents().map((component) => {
    const name = `@wishbow/ui/${component}`;
    return [name, singleton(name, { eager: isEager(component) })];
  });
  return Object.fromEntries([...eager, ...ui]);
}

/** Taken from the page, never shipped: a part without its shell has nothing to fall back on, so it carries no copy. */
export function consumedModules() {
  const names = [...EAGER, ...uiComponents().map((component) => `@wishbow/ui/${component}`)];
  return Object.fromEntries(names.map((name) => [name, singleton(name, { import: false })]));
}

function singleton(name, options) {
  const version = installedVersion(packageOf(name));
  return { singleton: true, version, requiredVersion: `^${version}`, ...options };
}

function packageOf(name) {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}
