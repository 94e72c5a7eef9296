import { Link, signInHref } from '@wishbow/platform';
import { TextLink } from '@wishbow/ui/text-link';
import { RegisterForm } from '../features/sign-in/register-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** The shell leads back to where the person came from once they are signed in. */
export default function RegisterPage() {
  return (
    <SignInFrame
      title="Sign up"
      text="Tell the people who love you what would make you happy."
      other={
        <>
          You have an account? <TextLink render={<Link to={signInHref('login')} />}>Log in</TextLink>
        </>
      }
    >
      <RegisterForm />
    </SignInFrame>
  );
}
