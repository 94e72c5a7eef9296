import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import classes from './tabs.module.css';

export type Tab<Value extends string> = {
  /** What `onValueChange` gets. */
  value: Value;
  /** The word on the tab; with the count, the accessible name. */
  label: string;
  /** How many things the panel holds. Left out: no number. */
  count?: number | undefined;
  /** The panel. Only the chosen one is mounted. */
  content: ReactNode;
};

export type TabsProps<Value extends string> = {
  /** The name of the row of tabs. */
  label: string;
  /** The tabs, in the order shown. */
  tabs: readonly Tab<Value>[];
  /** The chosen tab, where it lives in the address. Left out: it minds that itself, beginning with the first. */
  value?: Value | undefined;
  /** Called with the newly chosen tab. */
  onValueChange?: ((value: Value) => void) | undefined;
};

/** A row of tabs over one panel, which scrolls where it is too narrow; arrow keys move, Enter or Space chooses. */
export function Tabs<Value extends string>({ label, tabs, value, onValueChange }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value decides which tab is chosen.
  useLayoutEffect(() => showChosen(list.current), [value]);
  return (
    <BaseTabs.Root
      className={classes.root}
      {...(value === undefined ? { defaultValue: tabs[0]?.value } : { value })}
      onValueChange={(next: Value) => onValueChange?.(next)}
    >
      <BaseTabs.List ref={list} className={classes.list} aria-label={label}>
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.value} className={classes.tab} value={tab.value}>
            {tab.label}
            {tab.count !== undefined && <span className={classes.count}>{tab.count}</span>}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} className={classes.panel} value={tab.value}>
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}

/** In the middle, where the row is too narrow for all. Not `scrollIntoView`, which would move the page as well. */
function showChosen(list: HTMLElement | null): void {
  const chosen = list?.querySelector<HTMLElement>('[aria-selected="true"]');
  if (list && chosen) list.scrollLeft = chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2;
}
