import { ownerOfKey } from '@wishbow/contracts/owner-of-key';
import type { SlotKey, SlotProps } from '@wishbow/contracts/slots';
import { Slot } from '@wishbow/platform';
import { loadSlot } from '@wishbow/platform/shell';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pageShown } from '../loading/page-shown.ts';

const SIGNS_OF_INTENT = ['pointerover', 'focusin'] as const;
const CAN_HAVE_FOCUS = 'a, button, input';
/** Whether a press is over is looked at this often. */
const BETWEEN_LOOKS_MS = 50;

type LateSlotProps<K extends SlotKey> = {
  name: K;
  props: SlotProps<K>;
  /** Of the same size, and of use by itself: people may press it before the slot is there. */
  placeholder?: ReactNode;
  standIn?: ReactNode;
};

/**
 * A slot of the bars, which outlive the page and which its first look can do without: fetched once the page is there, or as
 * soon as somebody comes near with pointer or keyboard. Whoever presses the placeholder, or has got to it, loses nothing.
 */
export function LateSlot<K extends SlotKey>({ name, props, placeholder, standIn }: LateSlotProps<K>) {
  const [isHere, setHere] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const near = place.current;
    const show = () => {
      // Between the two halves of a press, its click would go with the placeholder.
      if (near?.matches(':active')) return void setTimeout(show, BETWEEN_LOOKS_MS);
      hadFocus.current = near?.contains(document.activeElement) ?? false;
      setHere(true);
    };
    // Where it cannot be had, the slot finds that out by itself, and reports it.
    const fetchNow = () => void loadSlot(name).then(show, show);
    void pageShown().then(fetchNow);
    for (const sign of SIGNS_OF_INTENT) near?.addEventListener(sign, fetchNow, { once: true });
    return () => {
      for (const sign of SIGNS_OF_INTENT) near?.removeEventListener(sign, fetchNow);
    };
  }, [name]);
  useLayoutEffect(() => {
    const here = place.current;
    if (!isHere || !hadFocus.current || here?.contains(document.activeElement)) return;
    here?.querySelector<HTMLElement>(CAN_HAVE_FOCUS)?.focus();
  }, [isHere]);
  if (isHere) return <Slot ref={place} name={name} props={props} placeholder={placeholder} standIn={standIn} />;
  return (
    <div ref={place} data-owner={ownerOfKey(name)} data-slot={name}>
      {placeholder}
    </div>
  );
}
