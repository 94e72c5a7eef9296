import type { Me, PostalAddress } from '@wishbow/contracts/people';
import { hrefOf } from '@wishbow/contracts/routes';
import { Link, useSearchParams, useSession } from '@wishbow/platform';
import { BelowLoading } from '@wishbow/ui/below-loading';
import { Card } from '@wishbow/ui/card';
import { LinkButton } from '@wishbow/ui/link-button';
import { PageHeading } from '@wishbow/ui/page-heading';
import { Skeleton } from '@wishbow/ui/skeleton';
import { Tabs } from '@wishbow/ui/tabs';
import { Package } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { AddressForm } from '../features/address/address-form.tsx';
import { BlockedPeople } from '../features/blocked-people/blocked-people.tsx';
import { CardList } from '../features/cards/card-list.tsx';
import { DeletionPanel } from '../features/deletion/deletion-panel.tsx';
import { ChangeEmail } from '../features/email-change/change-email.tsx';
import { EmailState } from '../features/email-verification/email-state.tsx';
import { ExportPanel } from '../features/own-data/export-panel.tsx';
import { ChangePasswordForm } from '../features/password/change-password-form.tsx';
import { PrivacyForm } from '../features/privacy/privacy-form.tsx';
import { ShowBirthdaySwitch } from '../features/privacy/show-birthday-switch.tsx';
import { ProfileForm } from '../features/profile/profile-form.tsx';
import type { ProfileDraft } from '../features/profile/use-update-profile.ts';
import { SessionList } from '../features/sessions/session-list.tsx';
import { UsernameForm } from '../features/username/username-form.tsx';
import classes from './account-page.module.css';

const NotificationSettingsForm = lazy(
  () =>
    import(
      /* webpackChunkName: "account-notifications" */ '../features/notification-settings/notification-settings-form.tsx'
    ),
);
const CreditHistory = lazy(async () => ({
  default: (await import(/* webpackChunkName: "account-credit" */ '../features/llama-bucks/credit-history.tsx'))
    .CreditHistory,
}));
const SignInWays = lazy(async () => ({
  default: (await import(/* webpackChunkName: "account-sign-in-ways" */ '../features/sign-in-ways/sign-in-ways.tsx'))
    .SignInWays,
}));
const CalendarPanel = lazy(
  () => import(/* webpackChunkName: "account-calendar" */ '../features/calendar-feed/calendar-panel.tsx'),
);

/** What belongs to the person: one tab each, kept in the address so that a tab can be linked to. */
export default function AccountPage() {
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const [profile, keepProfile] = useState<ProfileDraft>();
  const [address, keepAddress] = useState<PostalAddress>();
  if (!user) return null;
  const tabs = tabsOf(user, { profile, keepProfile, address, keepAddress });
  const wanted = search.get('tab');
  return (
    <div className={classes.page}>
      <PageHeading
        title="My Account"
        text={`${user.name}, @${user.username}`}
        actions={
          <LinkButton variant="outline" icon={<Package />} render={<Link to={hrefOf('orders', {})} />}>
            Orders
          </LinkButton>
        }
      />
      <Tabs
        label="Account"
        value={tabs.find(({ value }) => value === wanted)?.value ?? 'profile'}
        onValueChange={(tab) => setSearch({ tab }, { replace: true })}
        tabs={tabs}
      />
    </div>
  );
}

/** What is typed in a tab and not saved yet stays while another tab is shown. */
type Drafts = {
  profile: ProfileDraft | undefined;
  keepProfile: (draft: ProfileDraft) => void;
  address: PostalAddress | undefined;
  keepAddress: (draft: PostalAddress) => void;
};

const tabsOf = (user: Me, { profile, keepProfile, address, keepAddress }: Drafts) => [
  tab(
    'profile',
    'Profile',
    <ProfileForm
      user={user}
      birthdayVisibility={<ShowBirthdaySwitch user={user} />}
      draft={profile}
      onDraft={keepProfile}
    />,
    <UsernameForm username={user.username} />,
  ),
  tab('address', 'Address', <AddressForm current={user.details.address} draft={address} onDraft={keepAddress} />),
  tab('privacy', 'Privacy', <PrivacyForm user={user} />, <BlockedPeople />),
  tab('notifications', 'Notifications', <NotificationSettingsForm />),
  tab('calendar', 'Calendar', <CalendarPanel />),
  tab('cards', 'Cards', <CardList cards={user.details.credit === null ? null : user.cards} />),
  tab('llama-bucks', 'Llama Bucks', <CreditHistory balanceCents={user.details.credit} />),
  tab(
    'sign-in',
    'Login',
    <EmailState user={user} change={<ChangeEmail />} />,
    <SignInWays />,
    <ChangePasswordForm />,
    <SessionList />,
  ),
  tab('data', 'Your data', <ExportPanel username={user.username} />, <DeletionPanel user={user} />),
];

/** A tab with a card for each of its matters. */
const tab = (value: string, label: string, ...matters: readonly ReactNode[]) => ({
  value,
  label,
  content: <Matters matters={matters} />,
});

/** How high a matter is, one knows when it has loaded: only then what stands below it is shown. */
const Matters = ({ matters: [first, ...others] }: { matters: readonly ReactNode[] }) => (
  <div className={classes.matters}>
    <Card>
      <Suspense fallback={<Skeleton shape="box" height="240px" />}>{first}</Suspense>
    </Card>
    {others.length > 0 && (
      <BelowLoading>
        <Matters matters={others} />
      </BelowLoading>
    )}
  </div>
);
