import type { ReactNode } from 'react';
import { stateColors, type Tone } from '../theme/state-colors.ts';
import classes from './StateBadge.module.css';

/** A badge with the name of a state. Tones: `good` running, `soon` needs attention, `bad` failed, `fresh` new, `quiet` inactive. */
export function StateBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  const { light, dark } = stateColors[tone];
  const style = {
    background: `light-dark(${light.ground}, ${dark.ground})`,
    color: `light-dark(${light.text}, ${dark.text})`,
  };

  return (
    <span className={classes['badge']} style={style}>
      {children}
    </span>
  );
}
