import { TextField } from '@wishbow/ui/text-field';
import { lazy, Suspense } from 'react';
import { useAppEnv } from '../../shared/use-app-env.ts';
import type { StreetFieldProps } from './street-autocomplete.tsx';

const StreetAutocomplete = lazy(
  () => import(/* webpackChunkName: "street-autocomplete" */ './street-autocomplete.tsx'),
);

/** The first line of an address; with suggestions where addresses are checked. */
export function StreetField(props: StreetFieldProps) {
  const { data } = useAppEnv();
  const { address, onType, error } = props;
  const plain = (
    <TextField
      label="Street address"
      value={address.address}
      onValueChange={onType}
      autoComplete="address-line1"
      error={error}
      required
    />
  );
  if (!data?.checksAddresses) return plain;
  return (
    <Suspense fallback={plain}>
      <StreetAutocomplete {...props} />
    </Suspense>
  );
}
