import type { TrendingTheme } from '@wishbow/contracts/admin-trending-contract';
import { Badge } from '@wishbow/ui/badge';
import { Card } from '@wishbow/ui/card';
import { IconButton } from '@wishbow/ui/icon-button';
import { ChevronDown, ChevronUp, Pencil, Trash2 } from 'lucide-react';
import classes from './themes-list.module.css';

type ThemeCardProps = {
  theme: TrendingTheme;
  onEdit: () => void;
  onRemove: () => void;
  /** undefined: it is the first already. */
  onUp: (() => void) | undefined;
  /** undefined: it is the last already. */
  onDown: (() => void) | undefined;
};

/** One theme with its products and what can be done with it. */
export function ThemeCard({ theme: { title, products }, onEdit, onRemove, onUp, onDown }: ThemeCardProps) {
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
