import { type CanaryBudget, USUAL_BUDGET } from '@wishbow/contracts/canary';
import { useFieldErrors } from '@wishbow/platform';
import { TextField } from '@wishbow/ui/text-field';
import { numberIn } from './number-in.ts';

/** The budgets as they are typed. */
export type BudgetTexts = { readonly [Name in keyof Required<CanaryBudget>]: string };

export const budgetTexts = (budget: CanaryBudget = USUAL_BUDGET): BudgetTexts => ({
  min_views: String(budget.min_views),
  error_percent: String(budget.error_percent),
  slower_percent: String(budget.slower_percent),
  max_lcp_ms: String(budget.max_lcp_ms ?? ''),
});

export const budgetIn = (texts: BudgetTexts): CanaryBudget => ({
  min_views: numberIn(texts.min_views),
  error_percent: numberIn(texts.error_percent),
  slower_percent: numberIn(texts.slower_percent),
  ...(texts.max_lcp_ms.trim() !== '' && { max_lcp_ms: numberIn(texts.max_lcp_ms) }),
});

const FIELDS: readonly { name: keyof BudgetTexts; label: string; hint: string }[] = [
  { name: 'min_views', label: 'Fewest views', hint: 'Nothing is decided before both builds have as many.' },
  { name: 'error_percent', label: 'More errors', hint: 'In 100 views, beyond those of the live build.' },
  { name: 'slower_percent', label: 'Slower by %', hint: 'LCP, INP and CLS against those of the live build.' },
  { name: 'max_lcp_ms', label: 'Slowest LCP in ms', hint: 'May be empty.' },
];

type BudgetFieldsProps = { value: BudgetTexts; onChange: (value: BudgetTexts) => void };

/** By how much a build may be worse before it is taken back by itself. */
export function BudgetFields({ value, onChange }: BudgetFieldsProps) {
  const errors = useFieldErrors();
  return FIELDS.map(({ name, label, hint }) => (
    <TextField
      key={name}
      label={label}
      hint={hint}
      inputMode="decimal"
      value={value[name]}
      onValueChange={(text) => onChange({ ...value, [name]: text })}
      error={errors[`budget.${name}`]}
    />
  ));
}
