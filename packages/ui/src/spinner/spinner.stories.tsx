import { Spinner } from './spinner.tsx';

export default { title: 'Spinner' };

export const Page = () => <Spinner />;
