import { Slot, useParams } from '@wishbow/platform';

export default function ProfilePage() {
  const { username = '' } = useParams();
  if (username === 'throws') throw new Error('this page throws');
  return (
    <>
      <h1>Profile of {username}</h1>
      <Slot name="social.profileHeader" props={{ username }} />
    </>
  );
}
