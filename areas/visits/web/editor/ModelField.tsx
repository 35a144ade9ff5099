import { TextInput } from '@mantine/core';
import { isSameModel } from '#areas/metrics/rules/comparable.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useSetFields, useVisit, useVisitEditor } from './open-visit.ts';

/** The model of the caliper or of the bioimpedance device. Says when the last visit has another one, with which nothing is compared. */
export function ModelField({ field }: { field: 'caliper' | 'biaDevice' }) {
  const t = useTexts('visits');
  const model = useVisit((content) => content[field]);
  const setFields = useSetFields();
  const { previous } = useVisitEditor().base;
  const before = previous?.[field];
  const text = isSameModel(model, before)
    ? t('models.help')
    : t('models.other', { model: before, date: formatDate(previous?.takenOn ?? '') });

  return (
    <TextInput
      label={t(`fields.${field}`)}
      description={text}
      maxLength={120}
      value={model}
      onChange={({ currentTarget: { value } }) => setFields({ [field]: value })}
    />
  );
}
