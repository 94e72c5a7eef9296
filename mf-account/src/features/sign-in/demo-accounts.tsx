import { Button } from '@wishbow/ui/button';
import { useAppEnv } from '../../shared/use-app-env.ts';
import classes from './sign-in.module.css';
import type { Credentials } from './use-log-in.ts';

type DemoAccountsProps = { isBusy: boolean; onChoose: (credentials: Credentials) => void };

/** The accounts of the invented community, on a site that was started with it; nothing anywhere else. */
export function DemoAccounts({ isBusy, onChoose }: DemoAccountsProps) {
  const { data } = useAppEnv();
  if (!data || data.demoAccounts.length === 0) return null;
  return (
    <section className={classes.demo} aria-label="Demo accounts">
      <h2>Look around as</h2>
      {data.demoAccounts.map(({ title, email, password }) => {
        const [name, about] = title.split(': ');
        return (
          <Button
            key={email}
            variant="outline"
            size="small"
            isBlock
            disabled={isBusy}
            onClick={() => onChoose({ email, password })}
          >
            <span className={classes.account}>
              <b>{name}</b>
              {about}
            </span>
          </Button>
        );
      })}
    </section>
  );
}
