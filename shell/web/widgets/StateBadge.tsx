import { stateColors, type Tone } from '../theme/state-colors.ts';
import classes from './StateBadge.module.css';

/** A state in a word. `good` running, `soon` needs a look, `bad` over, `fresh` new, `quiet` at rest. */
export function StateBadge({ tone, children }: { tone: Tone; children: string }) {
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
