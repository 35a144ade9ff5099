import { useDebouncedCallback } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { DecimalInput } from '#shell/web/forms/DecimalInput.tsx';
import type { ControlAria } from './SettingRow.tsx';
import classes from './SettingRow.module.css';

interface NumberControlProps {
  value: number;
  choose: (value: number) => void;
  min: number;
  max: number;
  /** Step of the arrow keys. */
  step?: number;
  decimals?: number;
  /** Text of the unit for the number in the field, and the width in pixels that it needs. */
  unit: (value: number) => ReactNode;
  unitWidth: number;
  aria: ControlAria;
}

const saveDelayMs = 1200;

/**
 * Saves 1.2 seconds after the last input, at the latest on blur. A text that is refused is never saved; an empty field is
 * restored on blur.
 */
export function NumberControl({ value, choose, decimals = 0, unit, unitWidth, aria, ...range }: NumberControlProps) {
  const [input, setInput] = useState<number | string>(value);
  const save = useDebouncedCallback(
    (next: number | string) => {
      if (typeof next === 'number' && next !== value) choose(next);
    },
    { delay: saveDelayMs, flushOnUnmount: true },
  );

  return (
    <DecimalInput
      className={classes['number']}
      value={input}
      onChange={(next) => {
        setInput(next);
        save(next);
      }}
      onBlur={() => {
        save.flush();
        if (input === '') setInput(value);
      }}
      onKeyDown={(event) => event.key === 'Enter' && save.flush()}
      {...range}
      rightSection={<span className={classes['unit']}>{unit(typeof input === 'number' ? input : value)}</span>}
      rightSectionWidth={unitWidth}
      decimalScale={decimals}
      hideControls
      {...aria}
    />
  );
}
