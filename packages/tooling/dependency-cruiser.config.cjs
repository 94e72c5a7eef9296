/**
 * Who may import whom. Every rule fires on a planted violation in checks/boundaries/boundaries.test.ts.
 * `$1` is what the first bracket of `from` matched: one rule covers all parts, also those of tomorrow.
 */

const FRONT = '^(?:shell|mf-[^/]+|packages/(?:ui|platform))/';
const BACK = '^(?:bff|services|packages/(?:service|cache|embedded-mongo|demo|launcher))/';
const BACK_MODULES = '(?:^|/)node_modules/(?:express|mongoose|mongodb|ioredis|stripe|nodemailer|pino|helmet)/';
const TRANSPORT = '(?:^|/)node_modules/(?:@types/)?(?:express|express-serve-static-core|http-proxy-middleware)/';
const MONGO = '(?:^|/)node_modules/(?:mongoose|mongodb)/|^packages/embedded-mongo/';
/** Tests, what only they use, and the kit page that shows every component. */
const TEST_FILE = '\\.(?:test|spec|stories)\\.tsx?$|/src/testing/|(?:^|/)e2e/|^packages/ui/kit/';
const TEST_KIT =
  '^packages/(?:testing|e2e)/|/src/testing/|\\.test\\.tsx?$|(?:^|/)node_modules/(?:@testing-library|@playwright|@jest|jest|fast-check|msw|supertest)/';

/** The composition roots: they put the parts and services together, so they know them. */
const COMPOSITION_ROOTS = '^packages/(?:launcher|e2e|tooling|bench)/';

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    rule('no-cycles', 'Two files that import each other are one file.', {}, { circular: true }),
    rule('resolvable', 'An import leads to a file or a declared package.', {}, { couldNotResolve: true }),
    rule(
      'front-never-imports-back',
      'The browser gets contracts and rules, never server code.',
      { path: FRONT, pathNot: TEST_FILE },
      { path: `${BACK}|${BACK_MODULES}` },
    ),
    rule(
      'mfe-isolation',
      'Shell and parts meet at run time: by address, typed event, modal or slot.',
      { path: '^(shell|mf-[^/]+)/' },
      { path: '^(?:shell|mf-[^/]+)/', pathNot: '^$1/' },
    ),
    rule(
      'service-isolation',
      'Services and BFF meet over HTTP, by contract; the test kit of one may start the sandbox.',
      { path: '^(services/[^/]+|bff)/', pathNot: '/src/testing/' },
      { path: '^(?:services/[^/]+|bff)/', pathNot: '^$1/' },
    ),
    rule(
      'bff-owns-no-data',
      'The BFF keeps sessions and the registry of parts, nothing else.',
      { path: '^bff/', pathNot: `^bff/src/(?:sessions?|registry)/|^bff/src/(?:server|start)\\.ts$|${TEST_FILE}` },
      { path: MONGO },
    ),
    rule(
      'packages-know-no-app',
      'A package serves the apps and does not know them.',
      { path: '^packages/', pathNot: COMPOSITION_ROOTS },
      { path: '^(?:shell|mf-[^/]+|bff|services)/' },
    ),
    rule(
      'domain-is-pure',
      'The rules that browser and server share import nothing but each other.',
      { path: '^packages/domain/', pathNot: TEST_FILE },
      { pathNot: '^packages/domain/' },
    ),
    rule(
      'contracts-know-only-zod',
      'A contract is schemas over the words of the domain.',
      { path: '^packages/contracts/', pathNot: TEST_FILE },
      { pathNot: '^packages/(?:contracts|domain)/|(?:^|/)node_modules/zod/' },
    ),
    rule(
      'feature-isolation',
      'Pages compose features; what two features need moves to shared/.',
      { path: '^((?:shell|mf-[^/]+)/src/features)/([^/]+)/' },
      { path: '^$1/', pathNot: '^$1/$2/' },
    ),
    rule(
      'use-case-knows-no-transport',
      'HTTP ends in routes; below them it is plain values.',
      { path: '^services/', pathNot: `(?:routes?|-middleware)\\.ts$|/src/(?:app|server|start)\\.ts$|${TEST_FILE}` },
      { path: TRANSPORT },
    ),
    rule(
      'only-repositories-touch-mongo',
      'Queries live beside the collection they read.',
      {
        path: '^(?:bff|services|packages)/',
        pathNot: [
          '-(?:repository|model)\\.ts$',
          '/src/(?:server|start)\\.ts$',
          '/src/demo/',
          '^services/sandbox/src/database/',
          '^packages/(?:service|embedded-mongo|testing)/',
          COMPOSITION_ROOTS,
          TEST_FILE,
        ],
      },
      { path: MONGO },
    ),
    rule(
      'no-test-code-in-src',
      'What ships holds no test code; the mocks of a part are for QA and load apart.',
      { pathNot: [TEST_FILE, '^packages/(?:testing|e2e)/', '(?:^|/)mocks?(?:/|\\.tsx?$)', COMPOSITION_ROOTS] },
      { path: TEST_KIT },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:dist|\\.build|\\.data|coverage)/|^packages/tooling/generators/templates/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
};
