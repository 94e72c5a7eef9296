import { Gift, HandCoins, MessageCircle } from 'lucide-react';
import { kitPictures } from '../../kit/kit-pictures.ts';
import { Avatar } from './avatar.tsx';

export default { title: 'Avatar' };

export const Sizes = () => (
  <>
    <Avatar name="Maya Okafor" size="xs" />
    <Avatar name="Maya Okafor" size="s" />
    <Avatar name="Maya Okafor" />
    <Avatar name="Maya Okafor" size="l" src={kitPictures.maya} />
    <Avatar name="Maya Okafor" size="xl" src={kitPictures.maya} />
  </>
);

export const Tints = () => (
  <>
    {['Maya Okafor', 'Theo Lindqvist', 'Priya Raman', 'Jonah Becker', 'Camila Duarte', 'Bao Tran', 'Nils Aalto'].map(
      (name) => (
        <Avatar key={name} name={name} isNamed />
      ),
    )}
  </>
);

export const WithBadge = () => (
  <>
    <Avatar name="Dele Adeyemi" src={kitPictures.dele} badge={<Gift />} badgeTone="ok" />
    <Avatar name="Omar Haddad" badge={<HandCoins />} badgeTone="fund" />
    <Avatar name="June Park" badge={<MessageCircle />} badgeTone="info" />
  </>
);
