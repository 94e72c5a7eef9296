import { FundPill } from './fund-pill.tsx';

export default { title: 'Fund pill' };

export const Halfway = () => <FundPill percent={46} raised="$412" goal="$900" />;
export const Complete = () => <FundPill percent={100} raised="$1,600" goal="$1,600" />;
