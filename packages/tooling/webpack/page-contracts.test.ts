import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { listSourceFiles } from '../checks/source-files.ts';
import inert from './inert-zod.cjs';
import * as small from './small-zod.mjs';
import { ROOT } from './workspace.mjs';

const OURS = /^@wishbow\/(contracts|domain)\//;

/** What the stand-in asks its own schemas for, and not all of them have. */
const BETWEEN_SCHEMAS = ['mayLack', 'shape'];

/** Speaks up where a contract asks for what the stand-in does not have; the build does so for its functions alone. */
function strict(value: object): object {
  return new Proxy(value, {
    get: (target, name) => {
      if (!(name in target) && !BETWEEN_SCHEMAS.includes(String(name)))
        throw new TypeError(`small-zod has no ${String(name)}`);
      const member = Reflect.get(target, name);
      return typeof member === 'function' ? (...given: unknown[]) => strictly(member(...given)) : member;
    },
  });
}
const strictly = (made: unknown): unknown => (typeof made === 'object' && made !== null ? strict(made) : made);

const STAND_INS: Readonly<Record<string, unknown>> = { zod: inert, 'zod/mini': strict(small) };

/** Runs sources of contracts and domain as a page does, with the stand-ins of its build in place of zod. */
function loader() {
  const loaded = new Map<string, object>();
  const load = (file: string): object => {
    const known = loaded.get(file);
    if (known) return known;
    const exported = {};
    loaded.set(file, exported);
    const { code } = transformSync(readFileSync(file, 'utf8'), {
      swcrc: false,
      configFile: false,
      jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
      module: { type: 'commonjs', noInterop: true },
    });
    const find = (name: string) => STAND_INS[name] ?? load(fileOf(name, file));
    new Function('exports', 'require', code)(exported, find);
    return exported;
  };
  return load;
}

function fileOf(name: string, from: string): string {
  const [, owner] = OURS.exec(name) ?? [];
  if (owner) return path.join(ROOT, 'packages', owner, 'src', `${name.replace(OURS, '')}.ts`);
  if (name.startsWith('.')) return path.join(path.dirname(from), name);
  throw new Error(`${path.basename(from)} takes ${name} along to every page`);
}

const sources = listSourceFiles(ROOT).filter((file) => !/\.test\.tsx?$/.test(file));

test('every contract that a page imports can be read there, where schemas are stand-ins', () => {
  const load = loader();
  const contracts = sources.filter((file) =>
    /^packages\/contracts\/src\/(?:.+-contract|modals|slots|browser-events)\.ts$/.test(file),
  );
  expect(contracts.length).toBeGreaterThan(30);
  for (const file of contracts) expect(Object.keys(load(path.join(ROOT, file)))).not.toEqual([]);
});

test('no page takes a schema for more than a type: there it knows nothing but an outline', () => {
  const pages = sources.filter(
    (file) => /^(?:shell|mf-[^/]+|packages\/(?:platform|ui))\/src\//.test(file) && !/\/(?:mocks|testing)\//.test(file),
  );
  const takesSchema = /^import \{[^}]*(?<!type )\b[A-Z][a-z]\w*[^}]*\} from '@wishbow\/contracts\//m;
  expect(pages.filter((file) => takesSchema.test(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
});
