import { UnstyledButton } from '@mantine/core';
import classes from './DecimalInput.module.css';

/** Buttons for the mouse; the keyboard and a screen reader have the field and its arrow keys. */
export function StepButtons({ onStep }: { onStep: (count: number) => void }) {
  return (
    <span className={classes['steps']} aria-hidden="true">
      {[1, -1].map((count) => (
        <UnstyledButton
          key={count}
          tabIndex={-1}
          data-up={count > 0}
          className={classes['step'] ?? ''}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onStep(count)}
        />
      ))}
    </span>
  );
}
