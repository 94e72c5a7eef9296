import { Toast } from './toast.tsx';

export default { title: 'Toast' };

const ignore = () => undefined;

export const Success = () => <Toast text="Item removed from wishlist" action={{ label: 'Undo', onClick: ignore }} />;
export const Info = () => <Toast tone="info" text="Please add a date to the event." onDismiss={ignore} />;
export const Failure = () => <Toast tone="error" text="Address is invalid. Please try again." onDismiss={ignore} />;
