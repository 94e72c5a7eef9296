/**
 * What the shell shares with parts that were built before it (`@wishbow/platform`, the UI kit). A name that is taken away
 * the gate sees by itself. `current` is raised when one keeps its name and a part built before would not work with it:
 * another parameter it needs, another thing it does. `oldest` is the oldest that still works; it follows once no live build
 * is older.
 */
export const platformVersion = { current: 1, oldest: 1 };
