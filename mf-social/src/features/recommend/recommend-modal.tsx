import { type ModalViewProps, useSession } from '@wishbow/platform';
import { useEffect } from 'react';
import { RecommendDialog } from './recommend-dialog.tsx';

/** Recommends a wish or a product to followers. For a visitor it does nothing (specification section 6). */
export default function RecommendModal({ input, onComplete, onClose }: ModalViewProps<'social.recommend'>) {
  const { user } = useSession();
  const isVisitor = !user;
  useEffect(() => {
    if (isVisitor) onClose();
  }, [isVisitor, onClose]);
  if (!user) return null;
  return <RecommendDialog thing={input} username={user.username} onSent={() => onComplete({})} onClose={onClose} />;
}
