import { Skeleton } from './skeleton.tsx';

export default { title: 'Skeleton' };

export const Lines = () => (
  <div style={{ flex: 1, display: 'grid', gap: 8 }}>
    <Skeleton width="60%" />
    <Skeleton width="40%" />
  </div>
);
export const Person = () => (
  <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
    <Skeleton shape="circle" width="44px" height="44px" />
    <Skeleton width="160px" />
  </div>
);
export const Box = () => <Skeleton shape="box" width="160px" height="160px" />;
