/** A file of a part that does not arrive as it should. */
export type Fault = {
  part: string;
  pattern: RegExp;
  how: 'missing' | 'fails' | 'is slow' | 'hangs' | 'throws' | 'is no script';
};
