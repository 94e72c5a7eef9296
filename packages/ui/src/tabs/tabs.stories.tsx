import { useState } from 'react';
import { Tabs } from './tabs.tsx';

export default { title: 'Tabs' };

export const Wishes = () => {
  const [tab, setTab] = useState<'wishes' | 'gifted'>('wishes');
  return (
    <Tabs
      label="Wishes of this list"
      value={tab}
      onValueChange={setTab}
      tabs={[
        { value: 'wishes', label: 'Wishes', count: 9, content: <p>Nine wishes still open.</p> },
        { value: 'gifted', label: 'Gifted', count: 3, content: <p>Three are wrapped already.</p> },
      ]}
    />
  );
};
