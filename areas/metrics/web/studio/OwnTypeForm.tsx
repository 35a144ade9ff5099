import { NativeSelect, TextInput } from '@mantine/core';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useRecordForm } from '#shell/web/forms/record-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { metricTypeRoutes } from '../../contract/type-routes.ts';
import type { MetricType, OwnTypeDraft } from '../../contract/measurement.ts';
import { directions, ownUnits } from '../../contract/types.ts';
import { metricInvalidations } from '../queries.ts';

const empty = { name: '', unit: '', decimals: '1', direction: 'none' };

/** A type of the account, new or existing. With values only the name changes. */
export function OwnTypeForm({ metricType, onClose }: { metricType: MetricType | undefined; onClose: () => void }) {
  const t = useTexts('metrics');
  const isFrozen = metricType?.isUsed ?? false;
  const form = useRecordForm({
    routes: { create: metricTypeRoutes.createType, update: metricTypeRoutes.updateType },
    record: metricType && recordOf(metricType),
    initialValues: (opened) =>
      opened
        ? {
            name: opened.name ?? '',
            unit: opened.unit as string,
            decimals: String(opened.decimals),
            direction: opened.direction as string,
          }
        : empty,
    pick: (response) => recordOf(response.metricType),
    toBody: ({ name, unit, decimals, direction }) => ({
      name,
      unit: unit as OwnTypeDraft['unit'],
      decimals: Number(decimals),
      direction: direction as OwnTypeDraft['direction'],
    }),
    texts: { label: (name) => t(`fields.${name}`) },
    invalidates: metricInvalidations,
    success: ({ metricType: { name } }) => t('ownTypes.saved', { name: name ?? '' }),
    onSuccess: onClose,
  });

  return (
    <FormSheet form={form} onCancel={onClose}>
      {isFrozen && <p>{t('ownTypes.frozen')}</p>}
      <TextInput label={t('fields.name')} maxLength={60} data-autofocus {...form.field('name')} />
      <NativeSelect
        label={t('fields.unit')}
        disabled={isFrozen}
        data={[
          ...(metricType ? [] : [{ value: '', label: t('ownTypes.chooseUnit'), disabled: true }]),
          ...ownUnits.map((value) => ({ value, label: t(`units.${value}`) })),
        ]}
        {...form.field('unit')}
      />
      <NativeSelect
        label={t('fields.decimals')}
        disabled={isFrozen}
        data={[0, 1, 2].map((count) => ({ value: String(count), label: t('ownTypes.decimals', { count }) }))}
        {...form.field('decimals')}
      />
      <NativeSelect
        label={t('fields.direction')}
        disabled={isFrozen}
        data={directions.map((value) => ({ value, label: t(`directions.${value}`) }))}
        {...form.field('direction')}
      />
    </FormSheet>
  );
}

function recordOf(metricType: MetricType) {
  return { ...metricType, id: metricType.metric, version: metricType.version ?? 1 };
}
