import type { Part } from '@wishbow/contracts/routes';
import { Button } from '@wishbow/ui/button';
import { retryPart } from '../composition/part-applications.ts';
import classes from './part-failure-panel.module.css';

/** Stands in for a page whose part could not be had or has thrown. Everything around it goes on working. */
export function PartFailurePanel({ part }: { part: Part }) {
  return (
    <section className={classes.panel} role="alert" data-failed={part}>
      <h1 className={classes.title}>This page is not available right now</h1>
      <p className={classes.text}>We have been told. The rest of Wishbow works as usual.</p>
      <Button onClick={() => void retryPart(part)}>Try again</Button>
    </section>
  );
}
