import { FundRing } from './fund-ring.tsx';

export default { title: 'Fund ring' };

export const Fill = () => [0, 12, 46, 90, 100].map((percent) => <FundRing key={percent} percent={percent} size={52} />);
