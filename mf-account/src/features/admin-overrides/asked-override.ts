import { FLAGS } from '@wishbow/contracts/flags';
import { owners, parts } from '@wishbow/contracts/routes';
import type { AskedOverride } from './use-create-override-link.ts';

/** What the form asks for. A frontend without a choice stays as it is live. */
export function askedOverride(form: FormData): AskedOverride {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const part = parts.find((name) => name === text('developer_part'));
  const chosen = owners.map((name) => [name, text(`build_${name}`)]).filter(([, buildId]) => buildId !== '');
  return {
    builds: Object.fromEntries(chosen),
    ...(part && { developer: { part, address: text('developer_address') } }),
    flags: FLAGS.filter((flag) => form.getAll('flag').includes(flag)),
    mock: text('mock')
      .split(/[,\s]+/)
      .filter((word) => word !== ''),
    minutes: Number(text('minutes')),
  };
}
