import { Button } from '@wishbow/ui/button';
import { Dialog } from '@wishbow/ui/dialog';
import { Skeleton } from '@wishbow/ui/skeleton';
import { type FormEvent, useId, useState } from 'react';
import { useDeployedParts } from '../../shared/admin/use-deployed-parts.ts';
import { LoadingFailed } from '../../shared/loading-failed.tsx';
import stacked from '../../shared/stacked-form.module.css';
import { useAppEnv } from '../../shared/use-app-env.ts';
import { askedOverride } from './asked-override.ts';
import { MadeLink } from './made-link.tsx';
import { OverrideFields } from './override-fields.tsx';
import { useCreateOverrideLink } from './use-create-override-link.ts';

/** Asks what a link shall show and for how long, and gives the link. */
export function OverrideDialog({ onClose }: { onClose: () => void }) {
  const form = useId();
  const deployed = useDeployedParts();
  const environment = useAppEnv().data?.environment;
  const [made, setMade] = useState<{ link: string; expires_at: string }>();
  const create = useCreateOverrideLink(setMade);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!create.isPending) create.mutate(askedOverride(new FormData(event.currentTarget)));
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Show the site otherwise"
      isDismissable={false}
      footer={
        made ? (
          <Button onClick={onClose}>Done</Button>
        ) : (
          <>
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={form} isLoading={create.isPending} disabled={!deployed.data}>
              Make the link
            </Button>
          </>
        )
      }
    >
      {made ? (
        <MadeLink link={made.link} expiresAt={made.expires_at} />
      ) : (
        <form id={form} className={stacked.form} onSubmit={submit} noValidate>
          {deployed.isPending && <Skeleton shape="box" height="240px" />}
          {deployed.isLoadingError && <LoadingFailed query={deployed} headingLevel={3} />}
          {deployed.data && (
            <OverrideFields
              deployed={deployed.data.parts}
              hasDevelopers={environment !== undefined && environment !== 'production'}
            />
          )}
        </form>
      )}
    </Dialog>
  );
}
