import { rmSync } from 'node:fs';
import config from '../../dependency-cruiser.config.cjs';
import { cruise } from './cruise.ts';
import { plantTree } from './planted-tree.ts';
import { allowedImports, plantedViolations } from './planted-violations.ts';

let tree: string;
let found: { rule: string; from: string }[];

beforeAll(() => {
  tree = plantTree(Object.assign({}, allowedImports, ...Object.values(plantedViolations)));
  found = cruise(tree).violations.map(({ rule, from }) => ({ rule: rule.name, from }));
}, 60_000);

afterAll(() => rmSync(tree, { recursive: true, force: true }));

test.each(Object.keys(plantedViolations))('%s notices its planted violation', (rule) => {
  expect(found.map((violation) => violation.rule)).toContain(rule);
});

test('no rule is left without a planted violation', () => {
  expect(Object.keys(plantedViolations)).toEqual(config.forbidden.map(({ name }) => name));
});

test('the same imports are allowed where they belong', () => {
  expect(found.filter(({ from }) => from in allowedImports)).toEqual([]);
});
