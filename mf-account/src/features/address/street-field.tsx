import { useKeptCursor } from '@wishbow/platform';
import { TextField } from '@wishbow/ui/text-field';
import { lazy, Suspense, useRef, useState } from 'react';
import { useAppEnv } from '../../shared/use-app-env.ts';
import type { StreetFieldProps } from './street-autocomplete.tsx';

const StreetAutocomplete = lazy(
  () => import(/* webpackChunkName: "street-autocomplete" */ './street-autocomplete.tsx'),
);

/** The first line of an address; with suggestions where addresses are checked. What is typed before they are there goes on. */
export function StreetField(props: StreetFieldProps) {
  const { data } = useAppEnv();
  const { address, onType, error } = props;
  const [isBegun, setBegun] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const keepCursor = useKeptCursor(input);
  const type = (street: string) => {
    setBegun(true);
    onType(street);
  };
  const plain = (
    <TextField
      label="Street address"
      ref={keepCursor}
      value={address.address}
      onValueChange={type}
      onBlur={() => setBegun(false)}
      autoComplete="address-line1"
      error={error}
      required
    />
  );
  if (!data?.checksAddresses) return plain;
  return (
    <Suspense fallback={plain}>
      <StreetAutocomplete {...props} inputRef={keepCursor} isBegun={isBegun} />
    </Suspense>
  );
}
