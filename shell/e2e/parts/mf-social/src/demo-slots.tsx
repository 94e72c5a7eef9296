export const DemoBell = () => <span>Demo bell</span>;
export const DemoSearch = () => <span>Demo search</span>;

export function DemoHeader({ username }: { username: string }) {
  if (username === 'broken') throw new Error('this header throws');
  return <p>Header of {username}</p>;
}
