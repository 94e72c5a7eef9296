import type { PostalAddress } from '@wishbow/contracts/people';
import { addressLine } from '@wishbow/domain/address-line';
import { Autocomplete } from '@wishbow/ui/autocomplete';
import type { Ref } from 'react';
import { useAddressSuggestions } from './use-address-suggestions.ts';

export type StreetFieldProps = {
  address: PostalAddress;
  onType: (street: string) => void;
  onChoose: (address: PostalAddress) => void;
  error: string | undefined;
};

type StreetAutocompleteProps = StreetFieldProps & {
  inputRef: Ref<HTMLInputElement>;
  /** Whether somebody is typing in the plain field whose place this takes. */
  isBegun: boolean;
};

/** The street with suggestions; choosing one fills the whole address. */
export default function StreetAutocomplete({
  address,
  onType,
  onChoose,
  error,
  inputRef,
  isBegun,
}: StreetAutocompleteProps) {
  const { suggestions, isWaiting } = useAddressSuggestions(address.address, address.state);
  return (
    <Autocomplete<PostalAddress>
      label="Street address"
      inputRef={inputRef}
      isInitiallyOpen={isBegun}
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
