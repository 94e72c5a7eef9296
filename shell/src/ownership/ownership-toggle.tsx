import { useFlag } from '@wishbow/platform';
import { IconButton } from '@wishbow/ui/icon-button';
import { Component as Pieces } from 'lucide-react';
import { useEffect, useState } from 'react';
import './ownership.css';

/** Outlines every piece of the page with the name of the part that owns it; from the start where the flag says so. */
export function OwnershipToggle() {
  const [isShown, setShown] = useState(useFlag('ownership-outline'));
  useEffect(() => {
    document.documentElement.toggleAttribute('data-ownership', isShown);
  }, [isShown]);
  return (
    <IconButton
      label="Show which part owns what"
      icon={<Pieces />}
      isPressed={isShown}
      onClick={() => setShown(!isShown)}
    />
  );
}
