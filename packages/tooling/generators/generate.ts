import { root } from '../bootstrap/root.mjs';
import { changesIn } from './changes.ts';
import { newEndpoint } from './endpoint/new-endpoint.ts';
import { finish } from './finish.ts';
import type { Generator } from './generator.ts';
import { newPart } from './part/new-part.ts';
import { Refusal } from './refusal.ts';
import { newService } from './service/new-service.ts';

const GENERATORS: Readonly<Record<string, Generator>> = { endpoint: newEndpoint, service: newService, mfe: newPart };

/** Plans, writes and formats; what is refused leaves the tree as it was. @returns what to print, and the exit code. */
export async function generate([kind = '', ...args]: readonly string[]): Promise<{ text: string; exitCode: number }> {
  const generator = GENERATORS[kind];
  if (!generator) throw new Error(`There is no generator ${kind}.`);
  const changes = changesIn(root);
  try {
    const steps = generator.plan(args, changes);
    const { created, edited } = changes.write();
    const generated = await finish([...created, ...edited]);
    return { text: report(created, [...edited, ...generated], steps), exitCode: 0 };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const reason = error.message === '' ? [] : [error.message, ''];
    return { text: [...reason, generator.usage].join('\n'), exitCode: 1 };
  }
}

function report(created: readonly string[], edited: readonly string[], steps: readonly string[]): string {
  return [
    'Written',
    ...created.map((file) => `  ${file}`),
    '',
    'Changed',
    ...edited.map((file) => `  ${file}`),
    '',
    'Next',
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
  ].join('\n');
}
