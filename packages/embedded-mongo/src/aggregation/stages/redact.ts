import { type Document, isDocument, type Value } from '../../bson/value.ts';
import { locatedRefusal } from '../../errors/command-error.ts';
import { compileExpression } from '../../expressions/compile-expression.ts';
import type { RunStage, Stages } from '../stage.ts';

const DECISIONS = { KEEP: 'keep', PRUNE: 'prune', DESCEND: 'descend' };

const redact: RunStage = (operand, documents, { collation, variables }) => {
  const decide = compileExpression(operand, collation);
  const redactDocument = (document: Document): Document | undefined => {
    const decision = decide({ root: document, variables: { ...variables, ...DECISIONS } });
    if (decision === DECISIONS.KEEP) return document;
    if (decision === DECISIONS.PRUNE) return undefined;
    if (decision !== DECISIONS.DESCEND) throw locatedRefusal(17053, '$redact must return $$DESCEND, $$PRUNE or $$KEEP');
    const fields = Object.entries(document).map(([name, value]): [string, Value] => [name, redactValue(value)]);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  };
  const redactValue = (value: Value): Value => {
    if (Array.isArray(value)) return value.map(redactValue).filter((element) => element !== undefined);
    return isDocument(value) ? redactDocument(value) : value;
  };
  return documents.map(redactDocument).filter((document) => document !== undefined);
};

export const REDACT_STAGES: Stages = { $redact: redact };
