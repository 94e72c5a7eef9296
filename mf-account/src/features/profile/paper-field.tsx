import { Chip } from '@wishbow/ui/chip';
import { type PaperPattern, WrappingPaper } from '@wishbow/ui/wrapping-paper';
import classes from './paper-field.module.css';

const PAPERS: readonly { pattern: PaperPattern; label: string }[] = [
  { pattern: 'bows', label: 'Bows' },
  { pattern: 'dots', label: 'Dots' },
  { pattern: 'stripe', label: 'Stripes' },
  { pattern: 'scallop', label: 'Scallops' },
  { pattern: 'check', label: 'Checks' },
  { pattern: 'confetti', label: 'Confetti' },
];

type PaperFieldProps = { chosen: PaperPattern; onChoose: (pattern: PaperPattern) => void };

/** The paper that a profile is wrapped in, seen at once. */
export function PaperField({ chosen, onChoose }: PaperFieldProps) {
  return (
    <fieldset className={classes.field}>
      <legend>Wrapping paper</legend>
      <WrappingPaper pattern={chosen} height="72px" radius="var(--radius-m)" />
      <div className={classes.papers}>
        {PAPERS.map(({ pattern, label }) => (
          <Chip key={pattern} isSelected={pattern === chosen} onClick={() => onChoose(pattern)}>
            {label}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
