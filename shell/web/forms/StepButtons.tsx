import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import classes from './DecimalInput.module.css';

/** Buttons for the mouse; the keyboard and a screen reader have the field and its arrow keys. */
export function StepButtons({ onStep }: { onStep: (count: number) => void }) {
  return (
    <span className={classes['steps']} aria-hidden="true">
      {[1, -1].map((count) => (
        <UnstyledButton
          key={count}
          tabIndex={-1}
          className={classes['step'] ?? ''}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onStep(count)}
        >
          {count > 0 ? <IconChevronUp size={12} /> : <IconChevronDown size={12} />}
        </UnstyledButton>
      ))}
    </span>
  );
}
