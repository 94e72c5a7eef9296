import { IconButton } from '@wishbow/ui/icon-button';
import { Component as Pieces } from 'lucide-react';
import { useState } from 'react';
import './ownership.css';

/** Outlines every piece of the page with the name of the part that owns it. */
export function OwnershipToggle() {
  const [isShown, setShown] = useState(false);
  const change = () => {
    document.documentElement.toggleAttribute('data-ownership', !isShown);
    setShown(!isShown);
  };
  return <IconButton label="Show which part owns what" icon={<Pieces />} isPressed={isShown} onClick={change} />;
}
