import type { NotificationKind } from '@wishbow/contracts/notifications';
import { CircleX, Gift, MapPin, Package, PackageCheck, Send, Truck, User, UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';

export type Tone = 'brand' | 'fund' | 'ok' | 'info';
type Look = { icon: ReactNode; tone: Tone };

const LOOKS: Readonly<Record<NotificationKind, Look>> = {
  follow_requested: { icon: <User />, tone: 'brand' },
  follow_approved: { icon: <UserCheck />, tone: 'ok' },
  address_requested: { icon: <MapPin />, tone: 'brand' },
  address_approved: { icon: <MapPin />, tone: 'ok' },
  wish_gifted: { icon: <Gift />, tone: 'ok' },
  order_placed: { icon: <Package />, tone: 'ok' },
  order_shipped: { icon: <Truck />, tone: 'info' },
  order_delivered: { icon: <PackageCheck />, tone: 'ok' },
  gift_shipped: { icon: <Truck />, tone: 'info' },
  gift_delivered: { icon: <PackageCheck />, tone: 'ok' },
  order_failed: { icon: <CircleX />, tone: 'fund' },
  wish_recommended: { icon: <Send />, tone: 'brand' },
  item_recommended: { icon: <Send />, tone: 'brand' },
  taken_wish_removed: { icon: <Gift />, tone: 'info' },
  order_cancelled: { icon: <CircleX />, tone: 'fund' },
};

export const NotificationIcon = ({ kind }: { kind: NotificationKind }) => LOOKS[kind].icon;

export const toneOf = (kind: NotificationKind): Tone => LOOKS[kind].tone;
