import { NotLoaded } from './not-loaded.tsx';

export default { title: 'Not loaded' };

export const Example = () => (
  <p>
    <NotLoaded /> followers
  </p>
);
