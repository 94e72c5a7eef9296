import { adminTrendingContract, type TrendingTheme } from '@wishbow/contracts/admin-trending-contract';
import { ReasonDialog } from '../../shared/admin/reason-dialog.tsx';
import { useAdminAct } from '../../shared/admin/use-admin-act.ts';
import { THEMES_KEY } from './use-themes.ts';

type RemoveThemeDialogProps = { theme: TrendingTheme; onClose: () => void };

/** Asks before a theme is taken off the home page. */
export function RemoveThemeDialog({ theme: { id, title }, onClose }: RemoveThemeDialogProps) {
  const remove = useAdminAct(
    adminTrendingContract.removeTrendingTheme,
    (reason: string) => ({ params: { themeId: id }, body: { reason } }),
    { done: 'Theme removed', keys: [THEMES_KEY], onDone: onClose },
  );
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={`Remove “${title}”?`}
      confirmLabel="Remove"
      tone="danger"
      isLoading={remove.isPending}
      onConfirm={(reason) => remove.mutate(reason)}
    >
      <p>It is gone from the home page at once. Its products can still be bought.</p>
    </ReasonDialog>
  );
}
