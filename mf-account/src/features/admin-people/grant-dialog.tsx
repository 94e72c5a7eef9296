import { type AdminPerson, adminCreditContract } from '@wishbow/contracts/admin-people-contract';
import { cents, dollarText } from '@wishbow/domain/money';
import { useFieldErrors } from '@wishbow/platform';
import { MoneyField } from '@wishbow/ui/money-field';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/admin/reason-dialog.tsx';
import { useAdminAct } from '../../shared/admin/use-admin-act.ts';
import { whomOf } from './people-act-dialog.tsx';
import { PEOPLE_KEY } from './read-people.ts';

/** How much, and why. However often it is sent, it is given once: the dialog has a key of its own. */
export function GrantDialog({ people, onClose }: { people: readonly AdminPerson[]; onClose: () => void }) {
  const [grantId] = useState(() => crypto.randomUUID());
  const [amountCents, setAmountCents] = useState<number | null>(null);
  const { amount: error } = useFieldErrors();
  const grant = useAdminAct(
    adminCreditContract.grantCredit,
    (reason: string) => ({
      body: {
        user_ids: people.map(({ id }) => id),
        grant_id: grantId,
        amount: amountCents === null ? '' : dollarText(cents(amountCents)),
        reason,
      },
    }),
    { done: 'Llama Bucks given', keys: [PEOPLE_KEY], onDone: onClose },
  );
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={`Give ${whomOf(people)} Llama Bucks?`}
      confirmLabel="Give"
      isLoading={grant.isPending}
      onConfirm={(reason) => grant.mutate(reason)}
    >
      <p>
        {people.length === 1
          ? 'They are told, with the reason.'
          : 'Each of them is given this much and told, with the reason.'}
      </p>
      <MoneyField label="Amount" valueCents={amountCents} onValueChange={setAmountCents} error={error} />
    </ReasonDialog>
  );
}
