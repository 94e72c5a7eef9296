import { IconButton } from '@wishbow/ui/icon-button';
import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { chooseTheme, currentTheme } from './theme.ts';

/** Changes between light and dark. */
export function ThemeToggle() {
  const [theme, setTheme] = useState(currentTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  const change = () => {
    chooseTheme(other);
    setTheme(other);
  };
  return <IconButton label={`Use the ${other} theme`} icon={other === 'dark' ? <Moon /> : <Sun />} onClick={change} />;
}
