import { adminTrendingContract, type TrendingTheme } from '@wishbow/contracts/admin-trending-contract';
import { failureText } from '@wishbow/platform';
import { Badge } from '@wishbow/ui/badge';
import { Button } from '@wishbow/ui/button';
import { Card } from '@wishbow/ui/card';
import { EmptyState } from '@wishbow/ui/empty-state';
import { ErrorPanel } from '@wishbow/ui/error-panel';
import { IconButton } from '@wishbow/ui/icon-button';
import { Skeleton } from '@wishbow/ui/skeleton';
import { ChevronDown, ChevronUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/admin/reason-dialog.tsx';
import { useAdminAct } from '../../shared/admin/use-admin-act.ts';
import { reordered } from './reordered.ts';
import { ThemeDialog } from './theme-dialog.tsx';
import classes from './themes-list.module.css';
import { THEMES_KEY, useThemes } from './use-themes.ts';

type Asked =
  | { act: 'edit'; theme: TrendingTheme | undefined }
  | { act: 'remove'; theme: TrendingTheme }
  | { act: 'order'; ids: readonly string[] };

/** The themes of the home page: their order, their titles and their products. */
export function ThemesList() {
  const themes = useThemes();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  if (themes.isPending) return <Skeleton shape="box" height="320px" />;
  if (themes.isLoadingError) {
    return (
      <ErrorPanel
        title="This could not be loaded"
        text={failureText(themes.error)}
        onRetry={() => themes.refetch()}
        isRetrying={themes.isFetching}
        headingLevel={2}
      />
    );
  }
  const all = themes.data ?? [];
  const ids = all.map(({ id }) => id);
  return (
    <>
      <div>
        <Button size="small" icon={<Plus />} onClick={() => setAsked({ act: 'edit', theme: undefined })}>
          Add a theme
        </Button>
      </div>
      {all.length === 0 && <EmptyState picture="magnifying-glass" title="No themes yet" headingLevel={2} />}
      <ol className={classes.themes}>
        {all.map((theme, index) => (
          <li key={theme.id}>
            <ThemeCard
              theme={theme}
              onEdit={() => setAsked({ act: 'edit', theme })}
              onRemove={() => setAsked({ act: 'remove', theme })}
              onUp={index === 0 ? undefined : () => setAsked({ act: 'order', ids: reordered(ids, index, -1) })}
              onDown={
                index === all.length - 1 ? undefined : () => setAsked({ act: 'order', ids: reordered(ids, index, 1) })
              }
            />
          </li>
        ))}
      </ol>
      {asked?.act === 'edit' && <ThemeDialog theme={asked.theme} onClose={close} />}
      {asked?.act === 'remove' && <RemoveDialog theme={asked.theme} onClose={close} />}
      {asked?.act === 'order' && <OrderDialog ids={asked.ids} onClose={close} />}
    </>
  );
}

type ThemeCardProps = {
  theme: TrendingTheme;
  onEdit: () => void;
  onRemove: () => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
};

function ThemeCard({ theme: { title, products }, onEdit, onRemove, onUp, onDown }: ThemeCardProps) {
  const missing = products.filter((product) => !product.is_sellable).length;
  return (
    <Card>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        {missing > 0 && <Badge tone="warn">{missing} cannot be bought</Badge>}
        <span className={classes.buttons}>
          <IconButton size="small" label={`Move ${title} up`} icon={<ChevronUp />} disabled={!onUp} onClick={onUp} />
          <IconButton
            size="small"
            label={`Move ${title} down`}
            icon={<ChevronDown />}
            disabled={!onDown}
            onClick={onDown}
          />
          <IconButton size="small" label={`Edit ${title}`} icon={<Pencil />} onClick={onEdit} />
          <IconButton size="small" label={`Remove ${title}`} icon={<Trash2 />} onClick={onRemove} />
        </span>
      </div>
      <ul className={classes.products} aria-label={`Products of ${title}`}>
        {products.map((product) => (
          <li key={product.product_id} title={product.title}>
            {product.image && <img src={product.image} alt={product.title} loading="lazy" />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function RemoveDialog({ theme: { id, title }, onClose }: { theme: TrendingTheme; onClose: () => void }) {
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
      <p>It is gone from the home page at once. Its products stay in the shop.</p>
    </ReasonDialog>
  );
}

function OrderDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
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
