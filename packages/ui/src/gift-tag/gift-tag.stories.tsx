import { Check } from 'lucide-react';
import { GiftTag } from './gift-tag.tsx';

export default { title: 'Gift tag' };

export const Tones = () => (
  <>
    <GiftTag>$129.00</GiftTag>
    <GiftTag tone="gold">$38.00</GiftTag>
    <GiftTag tone="ok">
      <Check aria-hidden />
      Gifted
    </GiftTag>
    <GiftTag tone="brand">$46.00</GiftTag>
    <GiftTag tone="soft">$96.00</GiftTag>
  </>
);

export const Large = () => <GiftTag size="large">$129.00</GiftTag>;
