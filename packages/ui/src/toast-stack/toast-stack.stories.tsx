import { Toast } from '../toast/toast.tsx';
import { ToastStack } from './toast-stack.tsx';

export default { title: 'Toast stack' };

export const BottomLeft = () => (
  <>
    <p>Look at the bottom left corner of the page.</p>
    <ToastStack>
      <Toast text="Wishlist URL copied to clipboard." onDismiss={() => undefined} />
    </ToastStack>
  </>
);
