import { useState } from 'react';

/** Which rows are ticked. What is no longer shown is not selected. */
export type Selection = {
  readonly keys: readonly string[];
  has: (key: string) => boolean;
  toggle: (key: string) => void;
  setAll: (isSelected: boolean) => void;
  clear: () => void;
};

export function useSelection(shownKeys: readonly string[]): Selection {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const keys = shownKeys.filter((key) => ticked.has(key));
  return {
    keys,
    has: (key) => ticked.has(key),
    toggle: (key) =>
      setTicked((current) => new Set([...current].filter((one) => one !== key).concat(current.has(key) ? [] : key))),
    setAll: (isSelected) => setTicked(new Set(isSelected ? shownKeys : [])),
    clear: () => setTicked(new Set()),
  };
}
