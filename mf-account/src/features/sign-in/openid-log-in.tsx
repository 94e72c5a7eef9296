import { Button } from '@wishbow/ui/button';
import { LogIn } from 'lucide-react';
import { useAppEnv } from '../../shared/use-app-env.ts';
import classes from './sign-in.module.css';
import { useBeginOpenidLogin } from './use-begin-openid-login.ts';

/** The way in through a provider; nothing where none is configured. */
export function OpenidLogIn() {
  const { data } = useAppEnv();
  const begin = useBeginOpenidLogin();
  if (!data?.openid) return null;
  return (
    <div className={classes.passkey}>
      <Button
        variant="outline"
        size="large"
        isBlock
        icon={<LogIn />}
        isLoading={begin.isPending}
        onClick={() => begin.mutate()}
      >
        Continue with {data.openid.name}
      </Button>
    </div>
  );
}
