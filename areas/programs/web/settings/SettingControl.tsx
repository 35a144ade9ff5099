import { Chip, SegmentedControl, Switch } from '@mantine/core';
import { NumberControl } from '#shell/web/settings/NumberControl.tsx';
import type { ControlAria } from '#shell/web/settings/SettingRow.tsx';
import type { Setting } from '#shell/web/settings/use-setting.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { efforts, optionalColumns, type SettingName, settingLimits } from '../../contract/settings.ts';
import { isNumberSetting, numberFormats, type SettingValue } from './groups.ts';
import classes from './SettingControl.module.css';
import { unitText } from './value-text.ts';

interface SettingControlProps {
  name: SettingName;
  setting: Setting<SettingValue>;
  aria: ControlAria;
}

/** Control of a setting: number field, switch, segmented control or chips, depending on the type of the value. */
export function SettingControl({ name, setting, aria }: SettingControlProps) {
  const t = useTexts('programs');
  const { value, choose } = setting;

  if (isNumberSetting(name) && typeof value === 'number')
    return (
      <NumberControl
        key={value}
        value={value}
        choose={choose}
        {...settingLimits[name]}
        step={numberFormats[name].step}
        decimals={numberFormats[name].unit === 'kg' ? 2 : 0}
        unit={(shown) => unitText(t, name, shown)}
        unitWidth={numberFormats[name].unit === 'days' ? 62 : 36}
        aria={aria}
      />
    );
  if (typeof value === 'boolean')
    return <Switch size="md" checked={value} onChange={(event) => choose(event.currentTarget.checked)} {...aria} />;
  if (typeof value === 'string')
    return (
      <SegmentedControl
        value={value}
        data={efforts.map((effort) => ({ value: effort, label: t(`columns.${effort}.label`) }))}
        onChange={(chosen) => choose(efforts.find((effort) => effort === chosen) ?? value)}
        {...aria}
      />
    );
  if (typeof value === 'number') return null;
  return (
    <Chip.Group
      multiple
      value={optionalColumns.filter((column) => !value.includes(column))}
      onChange={(shown) => choose(optionalColumns.filter((column) => !shown.includes(column)))}
    >
      <fieldset className={classes['chips']} {...aria}>
        {optionalColumns.map((column) => (
          <Chip key={column} value={column} size="sm">
            {t(`columns.${column}.label`)}
          </Chip>
        ))}
      </fieldset>
    </Chip.Group>
  );
}
