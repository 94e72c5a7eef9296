import { FundRing } from '../fund-ring/fund-ring.tsx';
import classes from './fund-pill.module.css';

export type FundPillProps = {
  /** How much of the goal is there, 0 to 100. */
  percent: number;
  /** What came together, as written: "$412". */
  raised: string;
  /** The goal, as written: "$900". */
  goal: string;
};

/** The ring in a paper pill, "$412 of $900": what funds wear in place of a price tag. */
export const FundPill = ({ percent, raised, goal }: FundPillProps) => (
  <span className={classes.pill}>
    <FundRing percent={percent} size={36} />
    <span>
      {raised} <span className={classes.goal}>of {goal}</span>
    </span>
  </span>
);
