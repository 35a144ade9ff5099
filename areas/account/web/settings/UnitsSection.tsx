import { Stack } from '@mantine/core';
import { lengthUnits, type Units, weightUnits } from '#shell/common/units.ts';
import { SegmentedField } from '#shell/web/forms/SegmentedField.tsx';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { useSetUnits } from './queries.ts';

/** Section for the units of weights and lengths of the body. A choice is saved at once and changes no value. */
export function UnitsSection() {
  const t = useTexts('account');
  const { units } = useMe();
  const change = useSetUnits();
  const shown: Units = change.isPending && change.variables ? change.variables : units;
  const save = (next: Partial<Units>) => change.mutate({ ...shown, ...next });

  return (
    <Section title={t('settings.units.title')}>
      <Stack gap="lg">
        <p>{t('settings.units.help')}</p>
        <SegmentedField
          label={t('settings.units.weight')}
          data={weightUnits.map((unit) => ({ value: unit as string, label: t(`settings.units.names.${unit}`) }))}
          value={shown.weight}
          onChange={(weight) => save({ weight: weight as Units['weight'] })}
        />
        <SegmentedField
          label={t('settings.units.length')}
          data={lengthUnits.map((unit) => ({ value: unit as string, label: t(`settings.units.names.${unit}`) }))}
          value={shown.length}
          onChange={(length) => save({ length: length as Units['length'] })}
        />
      </Stack>
    </Section>
  );
}
