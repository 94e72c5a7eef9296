import { changesIn } from '../changes.ts';
import { withInsertions } from '../edits/source.ts';
import { featureRoutes } from './feature-routes.ts';

/** The routes of a feature, written as others write them; `tools` is no service of ours. */
function routesWritten(implementation: string) {
  const changes = changesIn('/nowhere');
  const text = `import { toolsContract } from '@wishbow/contracts/tools-contract';\n${implementation}`;
  changes.create('services/tools/src/hammers', '');
  changes.create('services/tools/src/hammers/routes.ts', text);
  const { contract, contractFile, insertionsOf } = featureRoutes(changes, 'tools', 'hammers');
  const added = withInsertions(text, insertionsOf('swing', 'swing: handler'));
  return { contract, contractFile, added: added.split('\n').slice(1).join('') };
}

test('a whole contract gets one more handler', () => {
  expect(routesWritten('implement(toolsContract, { lift });')).toEqual({
    contract: 'toolsContract',
    contractFile: 'packages/contracts/src/tools-contract.ts',
    added: 'implement(toolsContract, { lift,swing: handler, });',
  });
});

test('from a contract that others answer in part, the endpoint is picked too', () => {
  const { added } = routesWritten('implement({ lift: toolsContract.lift }, { lift });');
  expect(added).toBe('implement({ lift: toolsContract.lift,swing: toolsContract.swing, }, { lift,swing: handler, });');
});

test('endpoints picked into a constant are picked there', () => {
  const { added } = routesWritten('const calls = { lift: toolsContract.lift }; implement(calls, { lift });');
  expect(added).toContain('const calls = { lift: toolsContract.lift,swing: toolsContract.swing, };');
});

test('endpoints taken out of a contract one by one are picked beside each other', () => {
  const { added } = routesWritten('const { lift: liftCall } = toolsContract; implement({ lift: liftCall }, { lift });');
  expect(added).toContain('implement({ lift: liftCall,swing: toolsContract.swing, },');
});

test('a contract without some of its endpoints has the new one already', () => {
  const text = 'const { drop: _drop, ...rest } = toolsContract; implement(rest, { lift });';
  expect(routesWritten(text)).toMatchObject({
    contract: 'toolsContract',
    added: 'const { drop: _drop, ...rest } = toolsContract; implement(rest, { lift,swing: handler, });',
  });
});

test('routes without a contract are refused', () => {
  expect(() => routesWritten('router.get("/", answer);')).toThrow('has no implement(contract, { … })');
});
