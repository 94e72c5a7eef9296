import { adminTrendingContract } from '@wishbow/contracts/admin-trending-contract';
import { ReasonDialog } from '../../shared/admin/reason-dialog.tsx';
import { useAdminAct } from '../../shared/admin/use-admin-act.ts';
import { THEMES_KEY } from './use-themes.ts';

type OrderThemesDialogProps = { ids: readonly string[]; onClose: () => void };

/** Asks before the themes change places. */
export function OrderThemesDialog({ ids, onClose }: OrderThemesDialogProps) {
  const order = useAdminAct(
    adminTrendingContract.orderTrendingThemes,
    (reason: string) => ({ body: { theme_ids: [...ids], reason } }),
    { done: 'Order changed', keys: [THEMES_KEY], onDone: onClose },
  );
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title="Change the order of the home page?"
      confirmLabel="Change"
      isLoading={order.isPending}
      onConfirm={(reason) => order.mutate(reason)}
    >
      <p>Everybody sees the themes in the new order.</p>
    </ReasonDialog>
  );
}
