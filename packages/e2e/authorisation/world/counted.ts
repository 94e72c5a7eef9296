let made = 0;

/** A number that was not given before, for names that have to differ. */
export const counted = (): number => {
  made += 1;
  return made;
};
