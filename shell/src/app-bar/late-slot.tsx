import { ownerOfKey } from '@wishbow/contracts/owner-of-key';
import type { SlotKey, SlotProps } from '@wishbow/contracts/slots';
import { Slot } from '@wishbow/platform';
import { loadSlot } from '@wishbow/platform/shell';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { pageShown } from '../loading/page-shown.ts';

const SIGNS_OF_INTENT = ['pointerover', 'focusin'] as const;

type LateSlotProps<K extends SlotKey> = {
  name: K;
  props: SlotProps<K>;
  /** Of the same size, and of use by itself: people may press it before the slot is there. */
  placeholder?: ReactNode;
  standIn?: ReactNode;
};

/**
 * A slot of the bars, which outlive the page and which its first look can do without: fetched once the page is there, or as
 * soon as somebody comes near with pointer or keyboard.
 */
export function LateSlot<K extends SlotKey>({ name, props, placeholder, standIn }: LateSlotProps<K>) {
  const [isHere, setHere] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const show = () => setHere(true);
    // Where it cannot be had, the slot finds that out by itself, and reports it.
    const fetchNow = () => void loadSlot(name).then(show, show);
    void pageShown().then(fetchNow);
    const near = place.current;
    for (const sign of SIGNS_OF_INTENT) near?.addEventListener(sign, fetchNow, { once: true });
    return () => {
      for (const sign of SIGNS_OF_INTENT) near?.removeEventListener(sign, fetchNow);
    };
  }, [name]);
  if (isHere) return <Slot name={name} props={props} placeholder={placeholder} standIn={standIn} />;
  return (
    <div ref={place} data-owner={ownerOfKey(name)} data-slot={name}>
      {placeholder}
    </div>
  );
}
