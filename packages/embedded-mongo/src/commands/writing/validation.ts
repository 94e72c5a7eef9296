import { type Document, isDocument } from '../../bson/value.ts';
import { refusal } from '../../errors/command-error.ts';
import type { Collection } from '../../storage/collection.ts';
import type { CommandCall } from '../command.ts';

/** Refuses a document the collection's validator does not accept, unless the command asks to skip validation. */
export function refuseInvalid({ command }: CommandCall, collection: Collection, document: Document): void {
  if (command.bypassDocumentValidation || collection.isValid(document)) return;
  const { validator } = collection.options;
  throw refusal('DocumentValidationFailure', 'Document failed validation', {
    errInfo: {
      failingDocumentId: document._id,
      details: { operatorName: isDocument(validator) ? Object.keys(validator)[0] : undefined },
    },
  });
}
