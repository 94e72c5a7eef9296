import { runStages } from './run-stages.mjs';

const outcome = (passed: number, failed: number, output = '') => ({ passed, failed, output });
const stage = (name: string, run: () => Promise<ReturnType<typeof outcome>>) => ({ name, title: `Stage ${name}`, run });

const lint = stage('lint', async () => outcome(1, 0, 'nothing to say'));
const unit = stage('unit', async () => outcome(40, 2, 'a friend cannot reserve twice: expected false'));
const build = stage('build', () => Promise.reject(new Error('no bundler')));
const browser = stage('browser', async () => outcome(7, 0));

async function printed(steps: Parameters<typeof runStages>[0], args: string[] = []) {
  let text = '';
  const exitCode = await runStages(steps, args, (part) => {
    text += part;
  });
  return { text, exitCode };
}

test('when all is well the last line counts what passed', async () => {
  const { text, exitCode } = await printed([[lint], [browser]]);
  expect(text.endsWith('\n8 passed, 0 failed\n')).toBe(true);
  expect(exitCode).toBe(0);
});

test('a failure does not keep the later stages from running', async () => {
  const { text, exitCode } = await printed([[unit], [build], [browser]]);
  expect(text).toContain('── Stage browser\n   7 passed, 0 failed');
  expect(text.endsWith('\n47 passed, 3 failed\n')).toBe(true);
  expect(exitCode).toBe(1);
});

test('the output of what failed is shown, of what passed is not', async () => {
  const { text } = await printed([[lint], [unit], [build]]);
  expect(text).toContain('a friend cannot reserve twice');
  expect(text).toContain('no bundler');
  expect(text).not.toContain('nothing to say');
});

test('single stages can be chosen', async () => {
  expect((await printed([[lint, unit], [browser]], ['--only=lint,browser'])).text).not.toContain('Stage unit');
});

test.each([[['--only=lnit']], [['--bogus']], [['--only=lint', '--bogus']]])(
  'who asks for %j, which there is not, is told what there is, and nothing runs',
  async (args) => {
    const { text, exitCode } = await printed([[lint]], args);
    expect(text).toMatch(/npm test -- --only=<stage>,<stage> {2}of lint\n$/);
    expect(text).not.toContain('Stage lint');
    expect(exitCode).toBe(1);
  },
);

test('the stages of a step run side by side, those of the next step after them', async () => {
  const begun: string[] = [];
  const noting = (name: string, waitsFor: () => Promise<void>) =>
    stage(name, async () => {
      begun.push(name);
      await waitsFor();
      return outcome(1, 0);
    });
  const typesBegan = Promise.withResolvers<void>();
  const slowLint = noting('lint', () => typesBegan.promise);
  const types = noting('types', async () => typesBegan.resolve());
  await printed([[slowLint, types], [noting('unit', async () => undefined)]]);
  expect(begun).toEqual(['lint', 'types', 'unit']);
});
