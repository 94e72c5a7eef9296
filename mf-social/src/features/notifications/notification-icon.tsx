import type { NotificationKind } from '@wishbow/contracts/notifications';
import {
  Banknote,
  Cake,
  CircleX,
  Eye,
  EyeOff,
  Flag,
  Gift,
  Heart,
  MapPin,
  MessageCircle,
  Package,
  PackageCheck,
  PiggyBank,
  Send,
  Truck,
  Undo2,
  User,
  UserCheck,
} from 'lucide-react';
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
  wish_liked: { icon: <Heart />, tone: 'brand' },
  comment_added: { icon: <MessageCircle />, tone: 'brand' },
  reply_added: { icon: <MessageCircle />, tone: 'brand' },
  comment_liked: { icon: <Heart />, tone: 'brand' },
  taken_wish_removed: { icon: <Gift />, tone: 'info' },
  contribution_received: { icon: <PiggyBank />, tone: 'fund' },
  contribution_refunded: { icon: <Undo2 />, tone: 'info' },
  payout_requested: { icon: <Banknote />, tone: 'info' },
  payout_dispatched: { icon: <Banknote />, tone: 'ok' },
  payout_rejected: { icon: <Banknote />, tone: 'info' },
  order_cancelled: { icon: <CircleX />, tone: 'fund' },
  gift_cancelled: { icon: <CircleX />, tone: 'fund' },
  gift_claimed: { icon: <Gift />, tone: 'ok' },
  gift_unclaimed: { icon: <CircleX />, tone: 'fund' },
  order_refunded: { icon: <Undo2 />, tone: 'ok' },
  return_label_ready: { icon: <Package />, tone: 'info' },
  birthday_soon: { icon: <Cake />, tone: 'brand' },
  birthday_today: { icon: <Cake />, tone: 'brand' },
  credit_granted: { icon: <Banknote />, tone: 'ok' },
  content_hidden: { icon: <EyeOff />, tone: 'fund' },
  content_restored: { icon: <Eye />, tone: 'ok' },
  report_upheld: { icon: <Flag />, tone: 'ok' },
  report_dismissed: { icon: <Flag />, tone: 'info' },
  return_refused: { icon: <CircleX />, tone: 'fund' },
};

export const NotificationIcon = ({ kind }: { kind: NotificationKind }) => LOOKS[kind].icon;

export const toneOf = (kind: NotificationKind): Tone => LOOKS[kind].tone;
