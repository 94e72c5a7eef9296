import { hrefOf } from '@wishbow/contracts/routes';
import { Link, useLocation } from '@wishbow/platform';
import { LinkButton } from '@wishbow/ui/link-button';
import { TextLink } from '@wishbow/ui/text-link';
import { ResetPasswordForm } from '../features/reset-password/reset-password-form.tsx';
import { linkTokenIn } from '../shared/link-token.ts';
import { SignInFrame } from './sign-in-frame.tsx';

/** Where the link of the mail leads. */
export default function ResetPasswordPage() {
  const token = linkTokenIn(useLocation().hash, 'token');
  const another = <TextLink render={<Link to={hrefOf('forgotPassword')} />}>Ask for a new one</TextLink>;
  return (
    <SignInFrame
      title="Set a new password"
      text={token ? 'You are logged out everywhere, and log in with it.' : 'The address is not complete.'}
      other={<>The link does not work? {another}</>}
    >
      {token ? (
        <ResetPasswordForm token={token} />
      ) : (
        <LinkButton isBlock render={<Link to={hrefOf('forgotPassword')} />}>
          Ask for a new link
        </LinkButton>
      )}
    </SignInFrame>
  );
}
