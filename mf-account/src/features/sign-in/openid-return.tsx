import { hrefOf } from '@wishbow/contracts/routes';
import { failureText, Link, navigate, useLocation } from '@wishbow/platform';
import { FormErrors } from '@wishbow/ui/form-errors';
import { LinkButton } from '@wishbow/ui/link-button';
import { Spinner } from '@wishbow/ui/spinner';
import { useEffect, useState } from 'react';
import { findTravel } from '../../shared/openid-travel.ts';
import { CodeForm } from './code-form.tsx';
import classes from './sign-in.module.css';
import { goBack, useOpenidReturn } from './use-openid-return.ts';

const NOT_FROM_HERE = 'This did not begin in this tab. Please try again.';

/** Where the provider leads back to. Nobody presses anything: the press was made there. */
export function OpenidReturn() {
  const { search } = useLocation();
  const [travel] = useState(findTravel);
  const { mutate, data, error } = useOpenidReturn();
  useEffect(() => {
    if (travel) mutate({ travel, query: search });
  }, [travel, search, mutate]);

  if (travel && data?.pendingToken) {
    const again = () => navigate(hrefOf('login'));
    return <CodeForm pendingToken={data.pendingToken} onLoggedIn={() => void goBack(travel.back)} onBack={again} />;
  }
  const refusal = travel ? data?.refusal : NOT_FROM_HERE;
  if (!refusal && !error) return <Spinner label="One moment" />;
  const isConnecting = travel?.deed === 'connect';
  return (
    <div className={classes.form}>
      <FormErrors title={error ? failureText(error) : refusal} />
      <LinkButton isBlock render={<Link to={isConnecting ? travel.back : hrefOf('login')} />}>
        {isConnecting ? 'Back to my account' : 'Back to the login'}
      </LinkButton>
    </div>
  );
}
