import { hrefOf } from '@wishbow/contracts/routes';
import { Link, signInHref } from '@wishbow/platform';
import { TextLink } from '@wishbow/ui/text-link';
import { LogInForm } from '../features/sign-in/log-in-form.tsx';
import { useAppEnv } from '../shared/use-app-env.ts';
import classes from './sign-in-frame.module.css';
import { SignInFrame } from './sign-in-frame.tsx';

/** The shell leads back to where the person came from once they are signed in. */
export default function LoginPage() {
  const { isPending: mayWaysCome } = useAppEnv();
  return (
    <SignInFrame
      title="Log in"
      text="Your lists and your people are waiting."
      other={
        <span className={mayWaysCome ? classes.held : undefined}>
          New here? <TextLink render={<Link to={signInHref('register')} />}>Sign up</TextLink>
        </span>
      }
    >
      <LogInForm forgotLink={<Link to={hrefOf('forgotPassword')} />} />
    </SignInFrame>
  );
}
