import { FundPill } from '@wishbow/ui/fund-pill';
import { GiftTag } from '@wishbow/ui/gift-tag';
import { type ObjectName, ObjectPicture } from '@wishbow/ui/object-picture';
import type { CSSProperties } from 'react';
import classes from './hero-objects.module.css';

/** Where each object lies: left and top in percent of the picture, width in percent, turned by degrees. */
const OBJECTS: readonly { name: ObjectName; left: number; top: number; width: number; turn: number }[] = [
  { name: 'headphone', left: 3, top: 7, width: 33, turn: -14 },
  { name: 'guitar', left: 62, top: 0, width: 38, turn: 6 },
  { name: 'potted-plant', left: 79, top: 52, width: 24, turn: 6 },
  { name: 'teapot', left: -4, top: 52, width: 29, turn: -6 },
  { name: 'camera', left: 70, top: 74, width: 28, turn: 8 },
  { name: 'birthday-cake', left: 10, top: 79, width: 24, turn: -6 },
  { name: 'llama', left: 22, top: 21, width: 44, turn: -4 },
  { name: 'wrapped-gift', left: 33, top: 44, width: 50, turn: 3 },
];

/** A heap of wishes: decoration, with the signs that prices, gifts and funds wear all over the site. */
export const HeroObjects = () => (
  <div className={classes.heap} aria-hidden>
    {OBJECTS.map(({ name, left, top, width, turn }) => (
      <span key={name} className={classes.object} style={placed(left, top, turn, width)}>
        <ObjectPicture name={name} size={256} isFirst />
      </span>
    ))}
    <span className={classes.sign} style={placed(29, 4, -7)}>
      <GiftTag>$129.00</GiftTag>
    </span>
    <span className={classes.sign} style={placed(1, 73, 6)}>
      <GiftTag tone="gold">$38.00</GiftTag>
    </span>
    <span className={classes.sign} style={placed(74, 38, 9)}>
      <GiftTag tone="ok">✓ Gifted</GiftTag>
    </span>
    <span className={classes.sign} style={placed(70, 66, 0)}>
      <FundPill percent={67} raised="$1,085" goal="$1,600" />
    </span>
  </div>
);

const placed = (left: number, top: number, turn: number, width?: number): CSSProperties => ({
  left: `${left}%`,
  top: `${top}%`,
  rotate: `${turn}deg`,
  ...(width && { width: `${width}%` }),
});
