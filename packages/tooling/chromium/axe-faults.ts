import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules whose verdict changes with the theme; all others look at the markup. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What is read of a result: broken rules alone, by their markup. Of media alone axe has to know what they hold. */
const READ: Parameters<AxeBuilder['options']>[0] = {
  resultTypes: ['violations'],
  selectors: false,
  preload: { assets: ['media'] },
};

export interface AxeScope {
  /** Selector of the part of the page to look at; the whole page without it. */
  readonly part?: string;
  /** Colours alone, for a page whose markup has been looked at in another theme. */
  readonly isColoursOnly?: boolean;
}

/**
 * What axe finds on a page: each broken rule with the first places where it is.
 *
 * Legacy mode reads the result in the page itself instead of in a blank second one, which halves the time; it differs
 * only for frames of other origins, and we have none. Left out: the focus guards of Base UI 1.9, empty aria-hidden spans
 * that hand the focus on the moment they get it.
 */
export async function axeFaults(page: Page, { part = 'html', isColoursOnly = false }: AxeScope = {}) {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ ...READ })
    .include(part)
    .exclude('[data-base-ui-focus-guard]');
  const { violations } = await (isColoursOnly ? axe.withRules(COLOUR_RULES) : axe).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html)
        .join(' ')}`,
  );
}
