import { countCasts, exportedFunctions, implementedEndpoints } from './syntax.ts';

const aSource = (text: string) => ({ file: 'shell/src/layout.tsx', workspace: 'shell', text });

test('a cast is counted, a narrowing to constants is not', () => {
  expect(countCasts(aSource('const price = value as Cents; const names = ["a"] as const;'))).toBe(1);
});

test('exported functions are found however they are written, others are not', () => {
  const text = `
    export function formatPrice() {}
    export const formatDay = (day: string) => day;
    export const RATE = 7;
    function formatName() {}
  `;
  expect(exportedFunctions(aSource(text))).toEqual(['formatPrice', 'formatDay']);
});

test('the endpoints a router answers are the keys of its handlers', () => {
  const text = 'export const routes = () => implement({ a: contract.a }, { a: async () => reply, b, async c() {} });';
  expect(implementedEndpoints(aSource(text))).toEqual(['a', 'b', 'c']);
});
