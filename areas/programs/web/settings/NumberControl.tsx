import { DecimalInput } from '#shell/web/forms/DecimalInput.tsx';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { settingLimits } from '../../contract/settings.ts';
import { numberFormats, type NumberSetting } from './groups.ts';
import classes from './SettingRow.module.css';
import type { Setting } from './use-setting.ts';
import { unitText } from './value-text.ts';

interface NumberControlProps extends Pick<Setting, 'choose'> {
  name: NumberSetting;
  value: number;
  aria: { 'aria-label': string; 'aria-describedby': string };
}

const saveDelayMs = 1200;

/** Saves 1.2 seconds after the last input, at the latest on blur. An empty field is restored on blur. */
export function NumberControl({ name, value, choose, aria }: NumberControlProps) {
  const t = useTexts('programs');
  const [input, setInput] = useState<number | string>(value);
  const { min, max } = settingLimits[name];
  const { unit, step } = numberFormats[name];
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
      min={min}
      max={max}
      step={step}
      rightSection={<span className={classes['unit']}>{unitText(t, name, Number(input))}</span>}
      rightSectionWidth={unit === 'days' ? 62 : 36}
      decimalScale={unit === 'kg' ? 2 : 0}
      hideControls
      inputMode={unit === 'kg' ? 'decimal' : 'numeric'}
      {...aria}
    />
  );
}
