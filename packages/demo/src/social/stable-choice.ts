import { createHash } from 'node:crypto';

/** A number from 0 up to but not including 1 that belongs to this text: the same on every machine and every day. */
export const shareOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;

/** `count` of the choices, the same ones every time for this text. */
export const stableChoices = <Choice extends string>(
  text: string,
  choices: readonly Choice[],
  count: number,
): Choice[] =>
  choices
    .map((choice) => ({ choice, share: shareOf(`${text}/${choice}`) }))
    .sort((left, right) => left.share - right.share)
    .slice(0, count)
    .map(({ choice }) => choice);
