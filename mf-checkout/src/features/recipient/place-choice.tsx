import { RadioCards } from '@wishbow/ui/radio-cards';
import { Home, MapPin } from 'lucide-react';
import type { RecipientDraft } from './recipient-draft.ts';

type PlaceChoiceProps = { draft: RecipientDraft; change: (changed: Partial<RecipientDraft>) => void };

/** To them without seeing their address, or to oneself to hand over. */
export const PlaceChoice = ({ draft: { person, shipTo }, change }: PlaceChoiceProps) => (
  <RadioCards
    label="Ship To"
    value={shipTo}
    onValueChange={(chosen) => change({ shipTo: chosen })}
    cards={[
      {
        value: 'them',
        label: `Ship to ${person?.firstName ?? 'them'}`,
        hint: 'Straight to their door. Their address stays private.',
        media: <MapPin />,
      },
      { value: 'me', label: 'Ship to me', hint: 'You wrap it and hand it over yourself.', media: <Home /> },
    ]}
  />
);
