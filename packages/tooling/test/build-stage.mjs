/** One test: every part that changed since its last build builds. The bundler loads here, not with the cheap checks. */
export async function runBuild() {
  const { buildStale } = await import('../webpack/build.mjs');
  const lines = [];
  try {
    await buildStale({ log: (line) => lines.push(line) });
  } catch (error) {
    throw new Error(`${lines.join('\n')}\nThe build failed`, { cause: error });
  }
  return { passed: 1, failed: 0, output: lines.join('\n') };
}
