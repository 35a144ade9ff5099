import { NumberInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { settingLimits } from '../../contract/settings.ts';
import { numberFormats, type NumberSetting } from './groups.ts';
import classes from './SettingRow.module.css';
import type { Setting } from './use-setting.ts';
import { unitText } from './value-text.ts';

interface NumberControlProps extends Pick<Setting, 'choose'> {
  name: NumberSetting;
  value: number;
  said: { 'aria-label': string; 'aria-describedby': string };
}

const quietMs = 1200;

/** Chosen once nobody types any more, at the latest when the field is left. An empty one is as it was. */
export function NumberControl({ name, value, choose, said }: NumberControlProps) {
  const t = useTexts('programs');
  const { language } = useLanguage();
  const [typed, setTyped] = useState<number | string>(value);
  const { min, max } = settingLimits[name];
  const { unit, step } = numberFormats[name];
  const take = useDebouncedCallback(
    (wanted: number | string) => {
      if (typeof wanted === 'number' && wanted !== value) choose(wanted);
    },
    { delay: quietMs, flushOnUnmount: true },
  );

  return (
    <NumberInput
      className={classes['number']}
      value={typed}
      onChange={(wanted) => {
        setTyped(wanted);
        take(wanted);
      }}
      onBlur={() => {
        take.flush();
        if (typed === '') setTyped(value);
      }}
      onKeyDown={(event) => event.key === 'Enter' && take.flush()}
      min={min}
      max={max}
      step={step}
      rightSection={<span className={classes['unit']}>{unitText(t, name, Number(typed))}</span>}
      rightSectionWidth={unit === 'days' ? 62 : 36}
      decimalSeparator={language === 'it' ? ',' : '.'}
      allowedDecimalSeparators={[',', '.']}
      decimalScale={unit === 'kg' ? 2 : 0}
      allowNegative={false}
      clampBehavior="none"
      hideControls
      inputMode={unit === 'kg' ? 'decimal' : 'numeric'}
      {...said}
    />
  );
}
