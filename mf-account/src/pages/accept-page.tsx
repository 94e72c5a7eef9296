import { hrefOf } from '@wishbow/contracts/routes';
import { Link, PageError, useLocation, usePageTitle } from '@wishbow/platform';
import { TextLink } from '@wishbow/ui/text-link';
import type { ComponentType } from 'react';
import { ConfirmNewEmail, UndoEmailChange } from '../features/email-change/email-change-link.tsx';
import { ConfirmEmail } from '../features/email-verification/confirm-email.tsx';
import { ClaimGift } from '../features/gift-claim/claim-gift.tsx';
import { useInvitation } from '../features/gift-claim/use-invitation.ts';
import { OpenidReturn } from '../features/sign-in/openid-return.tsx';
import { linkTokenIn } from '../shared/link-token.ts';
import { SignInFrame } from './sign-in-frame.tsx';

interface LinkKind {
  /** Before the token, behind the `#`. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly View: ComponentType<{ token: string }>;
}

const GIFT: LinkKind = {
  name: 'gift',
  title: 'A gift for you',
  text: 'Say where it goes. Whoever gives it will not see your address.',
  View: ClaimGift,
};

/** Where there is nothing to claim, nothing is promised. */
const GONE_GIFT: LinkKind = {
  ...GIFT,
  title: 'This gift link does not work any more',
  text: 'A link works once, and for 14 days.',
};

const KINDS: readonly LinkKind[] = [
  {
    name: 'verify',
    title: 'Confirm your email address',
    text: 'So that gifts sent to it reach you, and nobody else.',
    View: ConfirmEmail,
  },
  {
    name: 'email',
    title: 'Confirm your new email address',
    text: 'Your account takes this address, and you log in with it.',
    View: ConfirmNewEmail,
  },
  {
    name: 'undo-email',
    title: 'It was not you?',
    text: 'Your account takes this address again, and everybody is logged out.',
    View: UndoEmailChange,
  },
  GIFT,
];

/** The address that a provider leads back to says what for in its query. */
const OPENID_RETURN: LinkKind = {
  name: 'state',
  title: 'Logging in',
  text: 'Finishing your login.',
  View: OpenidReturn,
};

/** Where the links of mails lead, each by what stands behind the `#`, and a provider. Other addresses here are not found. */
export default function AcceptPage() {
  const { hash, search } = useLocation();
  const isReturn = new URLSearchParams(search).has(OPENID_RETURN.name);
  const kind = isReturn ? OPENID_RETURN : KINDS.find(({ name }) => linkTokenIn(hash, name));
  if (!kind) return <PageError statusCode={404} />;
  const token = linkTokenIn(hash, kind.name) ?? '';
  return kind === GIFT ? <GiftSheet token={token} /> : <Sheet kind={kind} token={token} />;
}

function GiftSheet({ token }: { token: string }) {
  const isGone = useInvitation(token).data === null;
  return <Sheet kind={isGone ? GONE_GIFT : GIFT} token={token} />;
}

function Sheet({ kind, token }: { kind: LinkKind; token: string }) {
  usePageTitle(kind.title);
  return (
    <SignInFrame
      title={kind.title}
      text={kind.text}
      other={<TextLink render={<Link to={hrefOf('browse')} />}>Go to Wishbow</TextLink>}
    >
      <kind.View token={token} />
    </SignInFrame>
  );
}
