import { Check, Lock } from 'lucide-react';
import { kitPictures } from '../../kit/kit-pictures.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { NotificationDot } from '../count-badge/count-badge.tsx';
import { ListRow } from './list-row.tsx';

export default { title: 'List row' };

export const Wishlists = () => (
  <div>
    <ListRow
      title="Studio birthday"
      text="9 wishes, Oct 17"
      href="#studio"
      isCurrent
      media={<img src={kitPictures.studio} alt="" />}
    />
    <ListRow
      title="Kitchen, slowly"
      text="8 wishes"
      href="#kitchen"
      media={<img src={kitPictures.kitchen} alt="" />}
      trailing={<Lock aria-label="Private" />}
    />
  </div>
);

export const People = () => (
  <div>
    <ListRow
      title="Bao Tran"
      text="@bao_tran"
      media={<Avatar name="Bao Tran" />}
      trailing={<Button size="small">Follow</Button>}
    />
    <ListRow
      title="Theo Lindqvist"
      text="@theo_l"
      media={<Avatar name="Theo Lindqvist" src={kitPictures.theo} />}
      trailing={
        <Button size="small" variant="secondary" icon={<Check />}>
          Following
        </Button>
      }
    />
  </div>
);

export const Unseen = () => (
  <ListRow
    title="Jonah Becker asked to follow you"
    text="New, 12 min ago"
    isNew
    media={<Avatar name="Jonah Becker" src={kitPictures.jonah} />}
    trailing={
      <>
        <Button size="small">Approve</Button>
        <Button size="small" variant="quiet">
          Decline
        </Button>
        <NotificationDot />
      </>
    }
  />
);
