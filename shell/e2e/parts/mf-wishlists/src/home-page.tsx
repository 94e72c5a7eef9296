import { hrefOf } from '@wishbow/contracts/routes';
import { Link, openModal, showToast } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { useState } from 'react';

export default function HomePage() {
  const [outcome, setOutcome] = useState('nothing yet');
  const showFollowers = async () => {
    const result = await openModal('social.relationship', { username: 'ada', tab: 'followers' });
    setOutcome(result ? 'completed' : 'closed');
  };
  return (
    <>
      <h1>Home of the demo</h1>
      <Link to={hrefOf('users')}>People</Link> <Link to={hrefOf('profile', { username: 'ada' })}>Ada</Link>{' '}
      <Link to={hrefOf('profile', { username: 'throws' })}>Thrower</Link>
      <Button onClick={() => void showFollowers()}>Show followers</Button>
      <Button onClick={() => showToast('Item updated')}>Post a toast</Button>
      <Button onClick={throwUncaught}>Throw</Button>
      <p>Modal: {outcome}</p>
    </>
  );
}

function throwUncaught(): void {
  throw new Error('the button throws');
}
