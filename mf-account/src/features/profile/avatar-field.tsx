import type { Me } from '@wishbow/contracts/people';
import { useFieldErrors } from '@wishbow/platform';
import { Avatar } from '@wishbow/ui/avatar';
import { Button } from '@wishbow/ui/button';
import { Dialog } from '@wishbow/ui/dialog';
import { ImageCrop } from '@wishbow/ui/image-crop';
import { useState } from 'react';
import classes from './profile-form.module.css';
import { useUpdateAvatar } from './use-update-avatar.ts';

/** The picture of the person. It is saved as soon as it is cut. */
export function AvatarField({ user }: { user: Me }) {
  const [isChoosing, setChoosing] = useState(false);
  const update = useUpdateAvatar(user.id, () => setChoosing(false));
  const { image: error } = useFieldErrors();
  const { avatar } = user.details;
  return (
    <div className={classes.avatar}>
      <Avatar name={user.name} src={avatar ?? undefined} size="xl" />
      <div className={classes.actions}>
        <Button variant="outline" size="small" onClick={() => setChoosing(true)}>
          {avatar ? 'Replace picture' : 'Add a picture'}
        </Button>
        {avatar && (
          <Button variant="quiet" size="small" isLoading={update.isPending} onClick={() => update.mutate(null)}>
            Remove picture
          </Button>
        )}
      </div>
      <Dialog isOpen={isChoosing} onOpenChange={setChoosing} title="Your picture" isDismissable={false}>
        <ImageCrop label="Picture" onCrop={(png) => update.mutate(png)} />
        {error && (
          <p className={classes.error} role="alert">
            {error}
          </p>
        )}
      </Dialog>
    </div>
  );
}
