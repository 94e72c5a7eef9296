import { GiftRibbon } from './gift-ribbon.tsx';

export default { title: 'Gift ribbon' };

const place = { position: 'relative', background: 'var(--color-brand-tint)', overflow: 'hidden' } as const;

export const OnACard = () => (
  <div style={{ ...place, width: 220, height: 220, borderRadius: 20 }}>
    <GiftRibbon />
  </div>
);

export const OnAThumbnail = () => (
  <div style={{ ...place, width: 104, height: 104, borderRadius: 20 }}>
    <GiftRibbon size="small" />
  </div>
);
