import { runInMingo } from '../mingo-stage.ts';
import type { RunStage, Stages } from '../stage.ts';

const delegate =
  (stage: string): RunStage =>
  (operand, documents, { variables }) =>
    runInMingo(stage, operand, documents, variables);

/** Rare stages, computed by mingo. */
export const DELEGATED_STAGES: Stages = {
  $bucketAuto: delegate('$bucketAuto'),
  $densify: delegate('$densify'),
  $fill: delegate('$fill'),
  $setWindowFields: delegate('$setWindowFields'),
};
