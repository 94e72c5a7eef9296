import { hrefOf } from '@wishbow/contracts/routes';
import { Link, PageError, useLocation, usePageTitle } from '@wishbow/platform';
import { TextLink } from '@wishbow/ui/text-link';
import { ConfirmEmail } from '../features/email-verification/confirm-email.tsx';
import { linkTokenIn } from '../shared/link-token.ts';
import { SignInFrame } from './sign-in-frame.tsx';

/** Where the links of mails lead: `#verify=` confirms an address. Other addresses here are not found. */
export default function AcceptPage() {
  const verifyToken = linkTokenIn(useLocation().hash, 'verify');
  usePageTitle('Confirm your email address');
  if (!verifyToken) return <PageError statusCode={404} />;
  return (
    <SignInFrame
      title="Confirm your email address"
      text="So that gifts sent to it reach you, and nobody else."
      other={<TextLink render={<Link to={hrefOf('browse')} />}>Go to Wishbow</TextLink>}
    >
      <ConfirmEmail token={verifyToken} />
    </SignInFrame>
  );
}
