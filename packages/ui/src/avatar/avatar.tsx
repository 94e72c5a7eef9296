import { type ReactNode, useState } from 'react';
import classes from './avatar.module.css';
import { initialsOf, tintOf } from './initials.ts';

export type AvatarProps = {
  /** The person's full name: gives the initials and the tint while there is no picture. */
  name: string;
  /** The address of the picture. Left out, or failing to load: initials on a tint. */
  src?: string | undefined;
  /** 24, 32, 44, 64 or 112 px (132 on a desktop). Default `m`, 44 px. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl' | undefined;
  /** Reads the name aloud. Default false: an avatar mostly stands beside the written name. */
  isNamed?: boolean | undefined;
  /** A small round icon on the corner, for instance the kind of a feed entry; give its tone by `badgeTone`. */
  badge?: ReactNode;
  /** The colour of `badge`. Default `brand`. */
  badgeTone?: 'brand' | 'fund' | 'ok' | 'info' | undefined;
};

/** A person, round. */
export function Avatar({ name, src, size = 'm', isNamed = false, badge, badgeTone = 'brand' }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const naming = isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span className={classes.frame} {...naming}>
      <span className={classes.avatar} data-size={size} data-tint={tintOf(name)}>
        {src && src !== failedSrc ? (
          <img className={classes.picture} src={src} alt="" onError={() => setFailedSrc(src)} />
        ) : (
          initialsOf(name)
        )}
      </span>
      {badge && (
        <span className={classes.badge} data-tone={badgeTone}>
          {badge}
        </span>
      )}
    </span>
  );
}
