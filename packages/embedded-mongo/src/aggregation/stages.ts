import type { Stages } from './stage.ts';
import { COMBINING_STAGES } from './stages/combining.ts';
import { DELEGATED_STAGES } from './stages/delegated.ts';
import { GRAPH_STAGES } from './stages/graph-lookup.ts';
import { GROUP_STAGES } from './stages/group.ts';
import { LOOKUP_STAGES } from './stages/lookup.ts';
import { OUTPUT_STAGES } from './stages/output.ts';
import { REDACT_STAGES } from './stages/redact.ts';
import { RESHAPING_STAGES } from './stages/reshaping.ts';
import { SELECTION_STAGES } from './stages/selection.ts';
import { UNWIND_STAGES } from './stages/unwind.ts';

/** Every stage that turns documents into documents; `$documents` and `$changeStream` start a pipeline and are no part of it. */
export const STAGES: Readonly<Stages> = {
  ...SELECTION_STAGES,
  ...RESHAPING_STAGES,
  ...GROUP_STAGES,
  ...UNWIND_STAGES,
  ...LOOKUP_STAGES,
  ...GRAPH_STAGES,
  ...COMBINING_STAGES,
  ...REDACT_STAGES,
  ...OUTPUT_STAGES,
  ...DELEGATED_STAGES,
};

/** Stages that may only stand first. */
export const SOURCE_STAGES: readonly string[] = ['$documents', '$changeStream'];
