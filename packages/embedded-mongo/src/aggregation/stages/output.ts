import type { RunStage, Stages } from '../stage.ts';

const writeTo =
  (stage: '$out' | '$merge'): RunStage =>
  (operand, documents, context) => {
    context.store.write(stage, operand, documents, context);
    return [];
  };

export const OUTPUT_STAGES: Stages = { $out: writeTo('$out'), $merge: writeTo('$merge') };
