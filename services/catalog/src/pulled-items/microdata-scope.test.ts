import { isTag } from 'domhandler';
import { readScope, type Scope } from './microdata-scope.ts';
import { parsePage } from './parse-page.ts';

const scopeIn = async (html: string): Promise<Scope> => {
  const [root] = (await parsePage(`<div itemscope>${html}</div>`)).children;
  if (!root || !isTag(root)) throw new Error('The page has no element');
  return readScope(root);
};

const namesIn = ({ properties }: Scope): unknown[] =>
  properties.map(({ names, scope }) => (scope ? [...names, namesIn(scope)] : [...names]));

const propertyCountOf = ({ properties }: Scope): number =>
  properties.reduce((count, { scope }) => count + 1 + (scope ? propertyCountOf(scope) : 0), 0);

test('a thing has its own properties, and those of a thing within it stay with that', async () => {
  const html = `<p><b itemprop="name">Mug</b></p><p itemprop="offers" itemscope><i itemprop="price">5</i></p>
    <p itemscope><i itemprop="nobodys"></i></p>`;
  expect(namesIn(await scopeIn(html))).toEqual([['name'], ['offers', [['price']]]]);
});

test('an element that carries two properties is one element, at every level', async () => {
  const nested = '<div itemscope itemprop="offers priceSpecification">'.repeat(20);
  expect(propertyCountOf(await scopeIn(nested))).toBe(20);
});

test('things are looked into thirty levels deep', async () => {
  expect(propertyCountOf(await scopeIn('<div itemscope itemprop="offers">'.repeat(250)))).toBe(30);
  expect(propertyCountOf(await scopeIn(`${'<div>'.repeat(29)}<b itemprop="price">5</b>`))).toBe(1);
  expect(propertyCountOf(await scopeIn(`${'<div>'.repeat(30)}<b itemprop="price">5</b>`))).toBe(0);
});

test('twenty thousand elements are looked at', async () => {
  expect(propertyCountOf(await scopeIn('<b itemprop="price"></b>'.repeat(40_000)))).toBe(20_000);
});
