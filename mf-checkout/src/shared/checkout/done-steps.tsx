import { TextLink } from '@wishbow/ui/text-link';
import { CircleCheck } from 'lucide-react';
import classes from './step.module.css';

type DoneStepsProps = {
  /** What was decided, in the order of the steps. */
  chosen: readonly { title: string; text: string }[];
  goTo: (place: number) => void;
};

/** The steps behind the buyer, one row each, with a way back to any of them. */
export function DoneSteps({ chosen, goTo }: DoneStepsProps) {
  return (
    <ul className={classes.done} aria-label="Decided so far">
      {chosen.map(({ title, text }, place) => (
        <li key={title}>
          <CircleCheck aria-hidden />
          <div>
            <b>{title}</b>
            <p>{text}</p>
          </div>
          <TextLink render={<button type="button" aria-label={`Change ${title}`} />} onClick={() => goTo(place)}>
            Change
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
