import { hrefOf } from '@wishbow/contracts/routes';
import { Link, useSearchParams, useSession } from '@wishbow/platform';
import { Card } from '@wishbow/ui/card';
import { LinkButton } from '@wishbow/ui/link-button';
import { PageHeading } from '@wishbow/ui/page-heading';
import { Tabs } from '@wishbow/ui/tabs';
import { Package } from 'lucide-react';
import { AddressForm } from '../features/address/address-form.tsx';
import { PrivacyForm } from '../features/privacy/privacy-form.tsx';
import classes from './account-page.module.css';

/** What belongs to the person: one tab each, kept in the address so that a tab can be linked to. */
export default function AccountPage() {
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  if (!user) return null;
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
        value={search.get('tab') ?? 'address'}
        onValueChange={(tab) => setSearch({ tab }, { replace: true })}
        tabs={[
          {
            value: 'address',
            label: 'Address',
            content: (
              <Card>
                <AddressForm current={user.details.address} />
              </Card>
            ),
          },
          {
            value: 'privacy',
            label: 'Privacy',
            content: (
              <Card>
                <PrivacyForm user={user} />
              </Card>
            ),
          },
        ]}
      />
    </div>
  );
}
