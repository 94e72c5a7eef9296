import { failureText } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { FormErrors } from '@wishbow/ui/form-errors';
import type { ReactNode } from 'react';
import classes from './stacked-form.module.css';

type MailedLinkProps = {
  /** The call that uses the link up. */
  use: {
    readonly data: { readonly status: number; readonly body: object } | undefined;
    readonly error: unknown;
    readonly isPending: boolean;
    readonly mutate: (token: string) => void;
  };
  token: string;
  /** The verb of the button. */
  label: string;
  /** What is said once it is done. */
  done: ReactNode;
  /** Below a refusal. */
  afterRefusal?: ReactNode;
};

/** Nothing happens before the button is pressed: mail programs open links to look at them. */
export function MailedLink({
  use: { data, error, isPending, mutate },
  token,
  label,
  done,
  afterRefusal,
}: MailedLinkProps) {
  if (data?.status === 200) return <div role="status">{done}</div>;
  const refusal = data && 'message' in data.body ? String(data.body.message) : undefined;
  return (
    <div className={classes.form}>
      <FormErrors title={error ? failureText(error) : refusal} />
      <Button size="large" isBlock isLoading={isPending} onClick={() => mutate(token)}>
        {label}
      </Button>
      {refusal && afterRefusal}
    </div>
  );
}
