import { failureText, type ModalViewProps } from '@wishbow/platform';
import { ErrorPanel } from '@wishbow/ui/error-panel';
import { useCardSettings } from '../../shared/card-provider/use-card-settings.ts';
import { CardDialog } from './card-dialog.tsx';
import { CardFormLoading } from './card-form-loading.tsx';
import { HostedCardForm } from './hosted-card-form.tsx';
import { TypedCardForm } from './typed-card-form.tsx';

/**
 * Card details, on their way from this browser to the provider. With a real key they are typed into fields of the
 * provider's own, so that a number never is on a page of ours; the sandbox has no such fields.
 */
export default function AddCardModal({ onComplete, onClose }: ModalViewProps<'checkout.addCard'>) {
  const found = useCardSettings();
  const settings = found.data?.stripe;
  const onAdded = (cardId: string) => onComplete({ cardId });
  if (!settings) {
    return (
      <CardDialog onClose={onClose}>
        {found.isLoadingError ? (
          <ErrorPanel
            title="The card form could not be loaded"
            text={failureText(found.error)}
            onRetry={() => found.refetch()}
            isRetrying={found.isFetching}
          />
        ) : (
          <CardFormLoading />
        )}
      </CardDialog>
    );
  }
  return settings.isSandbox ? (
    <TypedCardForm settings={settings} onAdded={onAdded} onClose={onClose} />
  ) : (
    <HostedCardForm settings={settings} onAdded={onAdded} onClose={onClose} />
  );
}
