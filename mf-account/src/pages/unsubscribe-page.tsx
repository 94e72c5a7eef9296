import { hrefOf } from '@wishbow/contracts/routes';
import { Link, PageError, usePageTitle, useSearchParams } from '@wishbow/platform';
import { TextLink } from '@wishbow/ui/text-link';
import { UnsubscribePanel } from '../features/unsubscribe/unsubscribe-panel.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** Where the small print of mails leads. Nobody has to sign in to be left alone. */
export default function UnsubscribePage() {
  const token = useSearchParams()[0].get('token');
  usePageTitle('Unsubscribe');
  if (!token) return <PageError statusCode={404} />;
  return (
    <SignInFrame
      title="Fewer mails"
      text="Your notifications on Wishbow stay as they are."
      other={
        <TextLink render={<Link to={`${hrefOf('account')}?tab=notifications`} />}>Choose what you are mailed</TextLink>
      }
    >
      <UnsubscribePanel token={token} />
    </SignInFrame>
  );
}
