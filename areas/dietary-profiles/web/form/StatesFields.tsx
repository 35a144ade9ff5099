import { Fieldset, Stack, Switch, Text } from '@mantine/core';
import { SegmentedField } from '#shell/web/forms/SegmentedField.tsx';
import type { ServerForm } from '#shell/web/forms/server-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { SavedProfile } from '../../contract.ts';

const answers = { unset: null, yes: true, no: false } as const;

interface StatesFieldsProps {
  sheet: ServerForm<SavedProfile>;
  /** Whether pregnancy and breastfeeding are asked for. */
  asksMaternal: boolean;
}

/** States that change the reference intakes of a woman. */
export function StatesFields({ sheet, asksMaternal }: StatesFieldsProps) {
  const t = useTexts('dietary-profiles');
  const { isPostmenopausal } = sheet.form.values;
  const names = ['unset', 'yes', 'no'] as const;

  return (
    <Fieldset legend={t('form.states')}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('form.statesHelp')}
        </Text>
        {asksMaternal && (
          <>
            <Switch label={t('fields.isPregnant')} {...sheet.field('isPregnant', { type: 'checkbox' })} />
            <Switch label={t('fields.isLactating')} {...sheet.field('isLactating', { type: 'checkbox' })} />
          </>
        )}
        <SegmentedField
          label={t('fields.isPostmenopausal')}
          data={names.map((value) => ({ value, label: t(`form.${value}`) }))}
          value={names.find((name) => answers[name] === isPostmenopausal) ?? 'unset'}
          onChange={(name) => sheet.form.setFieldValue('isPostmenopausal', answers[name as keyof typeof answers])}
        />
      </Stack>
    </Fieldset>
  );
}
