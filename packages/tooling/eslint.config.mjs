import parser from '@typescript-eslint/parser';

/** A catch block adds knowledge and rethrows, hands the error on, or reports it: nothing else may follow a failure. */
const SILENT_CATCH =
  'CatchClause:not(:has(ThrowStatement)):not(:has(CallExpression[callee.name=/^(next|report|reject)/])):not(:has(CallExpression[callee.property.name=/^(report|warn|error|fatal|destroy)$/]))';

/** ESLint is here for the one rule that Biome cannot express. @type {import('eslint').Linter.Config[]} */
export default [
  { ignores: ['**/dist/**', '**/.build/**', '**/.data/**', '**/*.d.ts', 'packages/tooling/generators/templates/**'] },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: SILENT_CATCH,
          message: 'A catch rethrows with a cause, passes the error on, or reports it. Otherwise let it pass.',
        },
      ],
    },
  },
];
