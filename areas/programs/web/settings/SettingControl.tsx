import { Chip, SegmentedControl, Switch } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { efforts, optionalColumns, type SettingName } from '../../contract/settings.ts';
import { isNumberSetting } from './groups.ts';
import { NumberControl } from './NumberControl.tsx';
import classes from './SettingRow.module.css';
import type { Setting } from './use-setting.ts';

interface SettingControlProps {
  name: SettingName;
  setting: Setting;
  /** Id of the element with the help text. */
  helpId: string;
}

/** Control of a setting: number field, switch, segmented control or chips, depending on the type of the value. */
export function SettingControl({ name, setting, helpId }: SettingControlProps) {
  const t = useTexts('programs');
  const { value, choose } = setting;
  const aria = { 'aria-label': t(`fields.${name}`), 'aria-describedby': helpId };

  if (isNumberSetting(name) && typeof value === 'number')
    return <NumberControl key={value} name={name} value={value} choose={choose} aria={aria} />;
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
