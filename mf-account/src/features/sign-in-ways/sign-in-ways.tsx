import { Skeleton } from '@wishbow/ui/skeleton';
import { LoadingFailed } from '../../shared/loading-failed.tsx';
import { OpenidPanel } from './openid-panel.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import classes from './sign-in-ways.module.css';
import { useSignInWays } from './use-sign-in-ways.ts';

/** Everything beside the password that opens the account, or keeps it shut. */
export function SignInWays() {
  const ways = useSignInWays();
  if (ways.isLoadingError) {
    return <LoadingFailed query={ways} />;
  }
  if (!ways.data) return <Skeleton shape="box" height="220px" />;
  const { openid } = ways.data;
  return (
    <div className={classes.parts}>
      <PasskeyList passkeys={ways.data.passkeys} />
      <SecondFactorPanel factor={ways.data.second_factor} />
      {openid && <OpenidPanel name={openid.name} isConnected={openid.is_connected} />}
    </div>
  );
}
