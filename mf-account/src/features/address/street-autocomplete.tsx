import type { PostalAddress } from '@wishbow/contracts/people';
import { addressLine } from '@wishbow/domain/address-line';
import { Autocomplete } from '@wishbow/ui/autocomplete';
import type { StreetFieldProps } from './street-field.tsx';
import { useAddressSuggestions } from './use-address-suggestions.ts';

/** The street with suggestions; choosing one fills the whole address. */
export default function StreetAutocomplete({ address, onType, onChoose, error }: StreetFieldProps) {
  const { suggestions, isWaiting } = useAddressSuggestions(address.address, address.state);
  return (
    <Autocomplete<PostalAddress>
      label="Street address"
      query={address.address}
      onQueryChange={onType}
      items={suggestions}
      getKey={addressLine}
      getText={addressLine}
      onSelect={onChoose}
      isLoading={isWaiting}
      error={error}
    />
  );
}
