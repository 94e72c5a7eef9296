import type { ActivityKind } from '@wishbow/contracts/activities';
import type { AvatarProps } from '@wishbow/ui/avatar';
import { Cake, Gift, HandCoins, Heart, MessageCircle, Plus, Send, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';

export type Look = { icon: ReactNode; tone: NonNullable<AvatarProps['badgeTone']> };

/** The small badge of an entry. */
export const ACTIVITY_LOOKS: Readonly<Record<ActivityKind, Look>> = {
  wish_added: { icon: <Plus />, tone: 'brand' },
  wishlist_created: { icon: <Cake />, tone: 'brand' },
  wish_liked: { icon: <Heart />, tone: 'brand' },
  wish_commented: { icon: <MessageCircle />, tone: 'info' },
  wish_recommended: { icon: <Send />, tone: 'brand' },
  wish_gifted: { icon: <Gift />, tone: 'ok' },
  fund_contributed: { icon: <HandCoins />, tone: 'fund' },
};

/** Of a fund whose goal is there. */
export const COMPLETE_LOOK: Look = { icon: <Sparkles />, tone: 'fund' };
