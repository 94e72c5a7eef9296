import type { AppEnv } from '@wishbow/contracts/site-contract';

/** What both forms for a card take. */
export interface CardFormProps {
  readonly settings: AppEnv['stripe'];
  readonly onAdded: (cardId: string) => void;
  readonly onClose: () => void;
}
