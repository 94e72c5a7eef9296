import { Button } from '@wishbow/ui/button';
import type { ExternalDraft } from './external-draft.ts';
import classes from './external-item.module.css';
import { Quantity } from './item-fields.tsx';

type CatalogueMatchProps = {
  draft: ExternalDraft;
  onChange: (changes: Partial<ExternalDraft>) => void;
  /** Called by whoever would rather write it themself. */
  onRefuse: () => void;
};

/** The link leads to a product of the catalogue: its name, price and picture stay the catalogue's. */
export const CatalogueMatch = ({ draft, onChange, onRefuse }: CatalogueMatchProps) => (
  <>
    <div className={classes.match}>
      {draft.picture && <img src={draft.picture} alt="" width={72} height={72} />}
      <div>
        <p className={classes.matchTitle} dir="auto">
          {draft.title}
        </p>
        {draft.price && <p>${draft.price}</p>}
        <p className={classes.hint}>It is in the catalogue, so friends can gift it right here.</p>
        <Button variant="quiet" size="small" onClick={onRefuse}>
          Enter details manually
        </Button>
      </div>
    </div>
    <Quantity quantity={draft.quantity} onChange={(quantity) => onChange({ quantity })} />
  </>
);
