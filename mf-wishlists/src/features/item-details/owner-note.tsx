import classes from './owner-note.module.css';

/** What the person who wishes for it has written beside it. */
export const OwnerNote = ({ from, text }: { from: string; text: string }) => (
  <figure className={classes.note}>
    <figcaption>Note from {from}</figcaption>
    <blockquote>{text}</blockquote>
  </figure>
);
