import { hrefOf } from '@wishbow/contracts/routes';
import { Link } from '@wishbow/platform';
import { TextLink } from '@wishbow/ui/text-link';
import { ForgotPasswordForm } from '../features/sign-in/forgot-password-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** The way back in for somebody who cannot remember. */
export default function ForgotPasswordPage() {
  return (
    <SignInFrame
      title="Forgot password"
      text="Tell us your email address, and we send you a link to a new one."
      other={
        <>
          You remember it? <TextLink render={<Link to={hrefOf('login')} />}>Log in</TextLink>
        </>
      }
    >
      <ForgotPasswordForm />
    </SignInFrame>
  );
}
