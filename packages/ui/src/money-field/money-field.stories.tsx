import { useState } from 'react';
import { MoneyField } from './money-field.tsx';

export default { title: 'Money field' };

export const Goal = () => {
  const [cents, setCents] = useState<number | null>(90_000);
  return <MoneyField label="Goal" valueCents={cents} onValueChange={setCents} hint="Friends can chip in from $1.00" />;
};

export const WithError = () => (
  <MoneyField
    label="Your contribution"
    valueCents={null}
    onValueChange={() => undefined}
    error="Please enter an amount"
  />
);
