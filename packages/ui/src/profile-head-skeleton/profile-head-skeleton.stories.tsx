import { ProfileHeadSkeleton } from './profile-head-skeleton.tsx';

export default { title: 'Profile head skeleton', isWide: true };

export const Head = () => <ProfileHeadSkeleton />;
