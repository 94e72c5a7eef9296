import { Bow } from './bow.tsx';
import { Logo } from './logo.tsx';

export default { title: 'Logo' };

export const Word = () => <Logo />;
export const Large = () => <Logo size={40} />;
export const Bows = () => (
  <>
    <span style={{ width: 64 }}>
      <Bow />
    </span>
    <span style={{ width: 64 }}>
      <Bow tone="mulberry" />
    </span>
  </>
);
