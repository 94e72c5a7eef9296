import { Bookmark, MessageCircle } from 'lucide-react';
import { CardAction } from './card-action.tsx';

export default { title: 'Card action' };

export const Comments = () => (
  <CardAction label="24 comments" icon={<MessageCircle />} text={24} onClick={() => undefined} />
);
export const Saved = () => (
  <CardAction label="Saved" icon={<Bookmark />} text="Saved" isPressed onClick={() => undefined} />
);
