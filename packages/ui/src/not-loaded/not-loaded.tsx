import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** Stands where a number would, when it could not be loaded: 0 would be untrue. */
export const NotLoaded = () => (
  <>
    <span aria-hidden>–</span>
    <VisuallyHidden>could not be loaded:</VisuallyHidden>
  </>
);
