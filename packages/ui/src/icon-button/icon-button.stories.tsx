import { Bell, Bookmark, Heart, Share2, X } from 'lucide-react';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { IconButton } from './icon-button.tsx';

export default { title: 'Icon button' };

export const Variants = () => (
  <>
    <IconButton label="Close" icon={<X />} />
    <IconButton label="Share" icon={<Share2 />} variant="sunken" />
    <IconButton label="Save to a wishlist" icon={<Bookmark />} variant="floating" size="small" isPressed={false} />
    <IconButton label="Saved to a wishlist" icon={<Bookmark />} variant="floating" size="small" isPressed />
    <IconButton label="Like" icon={<Heart />} isPressed />
    <IconButton label="Notifications, 4 new" icon={<Bell />} badge={<CountBadge count={4} />} />
    <IconButton label="Share this, not possible now" icon={<Share2 />} disabled />
  </>
);
