import type { MockChoice } from '../mock-choice.ts';

/** What each group of fields of the panel takes: the choice as it is, and where it goes when it changes. */
export type ChoiceFields = {
  choice: MockChoice;
  onChange: (choice: MockChoice) => void;
};
