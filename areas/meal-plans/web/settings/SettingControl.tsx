import { NativeSelect, SegmentedControl, Switch } from '@mantine/core';
import { NumberControl } from '#shell/web/settings/NumberControl.tsx';
import type { ControlAria } from '#shell/web/settings/SettingRow.tsx';
import type { Setting } from '#shell/web/settings/use-setting.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import {
  activityLevels,
  bmrFormulas,
  type MealPlanSettingName,
  mealPlanSettingLimits,
  pdfLanguages,
} from '../../contract/settings.ts';
import { MealsControl } from './MealsControl.tsx';
import { TextControl } from './TextControl.tsx';
import type { SettingValue } from './value-text.ts';

interface SettingControlProps {
  name: MealPlanSettingName;
  setting: Setting<SettingValue>;
  aria: ControlAria;
}

/** Control of a setting, by its name and the type of its value. */
export function SettingControl({ name, setting, aria }: SettingControlProps) {
  const { value, choose } = setting;
  if (Array.isArray(value)) return <MealsControl value={value} onChange={choose} aria={aria} />;
  if (typeof value === 'boolean')
    return <Switch size="md" checked={value} onChange={(event) => choose(event.currentTarget.checked)} {...aria} />;
  if (typeof value === 'number') return <ToleranceControl name={name} value={value} choose={choose} aria={aria} />;
  if (name === 'pdfHeading' || name === 'pdfNote')
    return (
      <TextControl
        key={value}
        value={value}
        maxLength={mealPlanSettingLimits[name]}
        isLong={name === 'pdfNote'}
        choose={choose}
        aria={aria}
      />
    );
  return <ChoiceControl name={name} value={value} choose={choose} aria={aria} />;
}

interface ControlProps<Value> {
  name: MealPlanSettingName;
  value: Value;
  choose: (value: SettingValue) => void;
  aria: ControlAria;
}

function ToleranceControl({ name, value, choose, aria }: ControlProps<number>) {
  const isPercent = name === 'tolerancePercent';
  return (
    <NumberControl
      key={value}
      value={value}
      choose={choose}
      {...mealPlanSettingLimits[isPercent ? 'tolerancePercent' : 'toleranceKcal']}
      unit={() => (isPercent ? '%' : 'kcal')}
      unitWidth={isPercent ? 32 : 48}
      aria={aria}
    />
  );
}

function ChoiceControl({ name, value, choose, aria }: ControlProps<string>) {
  const t = useTexts('meal-plans');
  const macros = useTexts('macros');
  if (name === 'pdfLanguage')
    return (
      <SegmentedControl
        value={value}
        data={pdfLanguages.map((language) => ({ value: language, label: t(`settings.languages.${language}`) }))}
        onChange={(chosen) => choose(chosen as SettingValue)}
        {...aria}
      />
    );
  // A formula for minors that was chosen before stays shown until another one is chosen.
  const formulas = value === 'MOLNAR' ? [...bmrFormulas, 'MOLNAR' as const] : bmrFormulas;
  const options =
    name === 'bmrFormula'
      ? formulas.map((formula) => ({ value: formula, label: macros(`formulas.${formula}`) }))
      : activityLevels.map((level) => ({ value: level, label: macros(`activities.${level}`) }));
  return (
    <NativeSelect
      value={value}
      data={options}
      onChange={(event) => choose(event.currentTarget.value as SettingValue)}
      {...aria}
    />
  );
}
