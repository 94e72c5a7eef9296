import { hrefOf } from '@wishbow/contracts/routes';
import { Link } from '@wishbow/platform';
import { LinkButton } from '@wishbow/ui/link-button';
import { MailedLink } from '../../shared/mailed-link.tsx';
import classes from '../../shared/stacked-form.module.css';
import { useEmailChangeLink } from './use-email-change-link.ts';

/** For the reader of the new mailbox. */
export const ConfirmNewEmail = ({ token }: { token: string }) => (
  <MailedLink
    use={useEmailChangeLink('confirm')}
    token={token}
    label="Confirm my new address"
    done={<p>Thank you. From now on you log in with this address.</p>}
  />
);

/** For the reader of the old mailbox. */
export const UndoEmailChange = ({ token }: { token: string }) => (
  <MailedLink
    use={useEmailChangeLink('undo')}
    token={token}
    label="Take the change back"
    done={
      <div className={classes.form}>
        <p>Your account has this address again, and everybody was logged out. Somebody knows your password.</p>
        <LinkButton isBlock render={<Link to={hrefOf('forgotPassword')} />}>
          Set a new password
        </LinkButton>
      </div>
    }
  />
);
