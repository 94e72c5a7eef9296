import { pageAuditOf } from './page-audit.ts';

const report = {
  finalDisplayedUrl: 'http://localhost:3950/cart',
  categories: { performance: { score: 0.87 } },
  audits: {
    'largest-contentful-paint': { numericValue: 1790.5 },
    'cumulative-layout-shift': { numericValue: 0.004 },
    'total-blocking-time': { numericValue: 120 },
  },
};

test('what Lighthouse says of a page is read from its report', () => {
  expect(pageAuditOf(report, 'http://localhost:3950/cart')).toEqual({
    score: 87,
    largestPaintMs: 1790.5,
    layoutShift: 0.004,
    blockedMs: 120,
  });
});

test('a page that leads elsewhere is not taken for what was asked about', () => {
  expect(() => pageAuditOf(report, 'http://localhost:3950/')).toThrow(
    'http://localhost:3950/ led to http://localhost:3950/cart',
  );
});
