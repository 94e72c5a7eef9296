import { adminTrendingContract, type TrendingTheme } from '@wishbow/contracts/admin-trending-contract';
import type { ProductId } from '@wishbow/contracts/items';
import { useFieldErrors } from '@wishbow/platform';
import { Autocomplete } from '@wishbow/ui/autocomplete';
import { IconButton } from '@wishbow/ui/icon-button';
import { ListRow } from '@wishbow/ui/list-row';
import { TextField } from '@wishbow/ui/text-field';
import { ChevronDown, ChevronUp, Search, X } from 'lucide-react';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/admin/reason-dialog.tsx';
import { useAdminAct } from '../../shared/admin/use-admin-act.ts';
import { reordered } from './reordered.ts';
import { useFoundProducts } from './use-found-products.ts';
import { THEMES_KEY } from './use-themes.ts';

type Chosen = Pick<TrendingTheme['products'][number], 'product_id' | 'title' | 'image'>;
type ThemeDialogProps = {
  /** undefined: a new one. */
  theme: TrendingTheme | undefined;
  onClose: () => void;
};

/** Title and products of a theme. What somebody else has changed meanwhile is not written over. */
export function ThemeDialog({ theme, onClose }: ThemeDialogProps) {
  const [title, setTitle] = useState(theme?.title ?? '');
  const [products, setProducts] = useState<readonly Chosen[]>(theme?.products ?? []);
  const errors = useFieldErrors();
  const save = useSaveTheme(theme, onClose);
  const productIds = products.map(({ product_id }) => product_id);
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={theme ? `Edit “${theme.title}”` : 'Add a theme'}
      confirmLabel={theme ? 'Save' : 'Add'}
      isLoading={save.isPending}
      onConfirm={(reason) => save.mutate({ title, product_ids: productIds, reason })}
    >
      <TextField label="Title" value={title} onValueChange={setTitle} maxLength={60} error={errors.title} />
      <AddProduct
        error={errors.product_ids}
        onAdd={(product) => !productIds.includes(product.product_id) && setProducts([...products, product])}
      />
      <div>
        {products.map((product, index) => (
          <ListRow
            key={product.product_id}
            title={product.title}
            media={product.image && <img src={product.image} alt="" />}
            trailing={
              <>
                <IconButton
                  size="small"
                  label={`Move ${product.title} up`}
                  icon={<ChevronUp />}
                  disabled={index === 0}
                  onClick={() => setProducts(reordered(products, index, -1))}
                />
                <IconButton
                  size="small"
                  label={`Move ${product.title} down`}
                  icon={<ChevronDown />}
                  disabled={index === products.length - 1}
                  onClick={() => setProducts(reordered(products, index, 1))}
                />
                <IconButton
                  size="small"
                  label={`Take ${product.title} out`}
                  icon={<X />}
                  onClick={() => setProducts(products.filter((one) => one !== product))}
                />
              </>
            }
          />
        ))}
      </div>
    </ReasonDialog>
  );
}

type Form = { title: string; product_ids: ProductId[]; reason: string };

function useSaveTheme(theme: TrendingTheme | undefined, onDone: () => void) {
  const options = { done: theme ? 'Theme saved' : 'Theme added', keys: [THEMES_KEY], onDone };
  const add = useAdminAct(adminTrendingContract.addTrendingTheme, (body: Form) => ({ body }), options);
  const update = useAdminAct(
    adminTrendingContract.updateTrendingTheme,
    (form: Form) => ({ params: { themeId: theme?.id ?? '' }, body: { ...form, version: theme?.version ?? 0 } }),
    options,
  );
  return theme ? update : add;
}

/** Finds products of the shop by their words. */
function AddProduct({ onAdd, error }: { onAdd: (product: Chosen) => void; error: string | undefined }) {
  const [typed, setTyped] = useState('');
  const { products, isWaiting } = useFoundProducts(typed);
  return (
    <Autocomplete
      label="Add a product"
      placeholder="Search the shop"
      icon={<Search />}
      error={error}
      query={typed}
      onQueryChange={setTyped}
      items={products}
      getKey={({ product_id }) => product_id}
      getText={({ title }) => title}
      onSelect={({ product_id, title, image }) => {
        onAdd({ product_id, title, image });
        setTyped('');
      }}
      isLoading={typed.trim() !== '' && isWaiting}
      emptyText="Nothing found"
    />
  );
}
