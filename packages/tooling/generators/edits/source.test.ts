import { withImport, withMember } from './source.ts';

test('a name joins the end of a list', () => {
  expect(withMember("export const PARTS = ['shell'];", 'PARTS', "'mf-social'")).toBe(
    "export const PARTS = ['shell',\n'mf-social',];",
  );
});

test('a name can stand before another one', () => {
  expect(withMember("const NAMES = ['orders', 'bff'] as const;", 'NAMES', "'parties'", "'bff'")).toBe(
    "const NAMES = ['orders', 'parties', 'bff'] as const;",
  );
});

test('an object that a call or a function is made of is found, too', () => {
  const schema = 'const Env = z.object({\n  A: z.url(),\n});';
  expect(withMember(schema, 'Env', 'B: z.url()')).toBe('const Env = z.object({\n  A: z.url(),\nB: z.url(),\n});');
  const builder = 'function env() {\n  return { a: 1 };\n}';
  expect(withMember(builder, 'env', 'b: 2', 'a')).toBe('function env() {\n  return { b: 2, a: 1 };\n}');
});

test('a list that is not there is named in the failure', () => {
  expect(() => withMember('const A = [1];', 'B', '2')).toThrow('found no list or object B');
  expect(() => withMember('const A = [1];', 'A', '2', '3')).toThrow('found no 3 in A');
});

test('an import is made once, and beside what comes from the same place', () => {
  const one = "import { Problem } from './problem.ts';\n";
  expect(withImport(one, 'Problem', './problem.ts')).toBe(one);
  expect(withImport(one, 'problem', './problem.ts')).toBe("import { Problem, problem } from './problem.ts';\n");
  expect(withImport(one, 'z', 'zod')).toBe("import { Problem } from './problem.ts';\nimport { z } from 'zod';\n");
});

test('an import of types does not hold values', () => {
  expect(withImport("import type { UserId } from './ids.ts';", 'UserId', './ids.ts')).toContain(
    "\nimport { UserId } from './ids.ts';",
  );
});
