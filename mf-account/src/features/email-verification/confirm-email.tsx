import { useSession } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { MailedLink } from '../../shared/mailed-link.tsx';
import { useSendVerification } from './use-send-verification.ts';
import { useVerifyEmail } from './use-verify-email.ts';

/** Shows that an address is the reader's. */
export function ConfirmEmail({ token }: { token: string }) {
  const { user } = useSession();
  const verify = useVerifyEmail();
  const sendAgain = useSendVerification();
  return (
    <MailedLink
      use={verify}
      token={token}
      label="Confirm my email address"
      done={<p>Thank you. Your email address is confirmed.</p>}
      afterRefusal={
        user && (
          <Button variant="outline" isBlock isLoading={sendAgain.isPending} onClick={() => sendAgain.mutate()}>
            Send me a new link
          </Button>
        )
      }
    />
  );
}
