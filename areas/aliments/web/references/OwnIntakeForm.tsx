import { Button, NativeSelect } from '@mantine/core';
import { SearchableSelect } from '#shell/web/forms/SearchableSelect.tsx';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { DecimalInput } from '#shell/web/forms/DecimalInput.tsx';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { nutrientGroups, nutrientsByGroup } from '../../contract/nutrients.ts';
import {
  type OwnIntakeDraft,
  referenceBases,
  referenceKinds,
  type ReferenceNutrient,
  referenceRoutes,
  referenceStates,
} from '../../contract/references.ts';
import { catalogueUnit } from '../../rules/references.ts';
import { useReferenceName } from './ReferenceRow.tsx';
import classes from './settings.module.css';

type NumberValue = number | '';

const emptyIntake = {
  nutrient: null as ReferenceNutrient | null,
  kind: 'AI',
  sex: '',
  ageFrom: 18 as NumberValue,
  ageTo: '' as NumberValue,
  state: '',
  lower: '' as NumberValue,
  upper: '' as NumberValue,
  per: 'day',
};

/** Adds an own reference intake; its unit is that of the nutrient, or percent of the energy. */
export function OwnIntakeForm() {
  const t = useTexts('aliments');
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <OpenForm onClose={() => setOpen(false)} />;
  return (
    <Button variant="default" leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
      {t('intakes.add')}
    </Button>
  );
}

function OpenForm({ onClose }: { onClose: () => void }) {
  const t = useTexts('aliments');
  const nutrients = useNutrientOptions();
  const form = useServerForm({
    route: referenceRoutes.create,
    initialValues: emptyIntake,
    mode: 'controlled',
    draft: 'intakes.create',
    toRequest: requestOf,
    invalidates: [referenceRoutes.own, referenceRoutes.list],
    success: () => t('intakes.added'),
    onSuccess: onClose,
  });
  const { field } = form;
  const { nutrient, per } = form.form.values;
  const unit = per === 'energy' ? '%' : nutrient ? catalogueUnit(nutrient) : '';
  const choices = <Code extends string>(codes: readonly Code[], label: (code: Code) => string, none?: string) => [
    ...(none === undefined ? [] : [{ value: '', label: none }]),
    ...codes.map((value) => ({ value, label: label(value) })),
  ];

  return (
    <FormSheet form={form} save={t('intakes.add')} onCancel={onClose}>
      <div className={classes['fields']}>
        <SearchableSelect
          label={t('fields.nutrient')}
          data={nutrients}
          selectFirstOptionOnChange
          {...field('nutrient')}
        />
        <NativeSelect
          label={t('fields.kind')}
          data={choices(referenceKinds, (kind) => t(`intakes.kinds.${kind}`))}
          {...field('kind')}
        />
        <DecimalInput label={t('fields.lower')} rightSection={<span>{unit}</span>} hideControls {...field('lower')} />
        <DecimalInput label={t('fields.upper')} rightSection={<span>{unit}</span>} hideControls {...field('upper')} />
        <NativeSelect
          label={t('fields.per')}
          data={choices(referenceBases, (base) => t(`intakes.bases.${base}`))}
          {...field('per')}
        />
        <NativeSelect
          label={t('fields.sex')}
          data={choices(['male', 'female'], (sex) => t(`intakes.sexes.${sex}`), t('intakes.sexes.all'))}
          {...field('sex')}
        />
        <DecimalInput label={t('fields.ageFrom')} allowDecimal={false} hideControls {...field('ageFrom')} />
        <DecimalInput label={t('fields.ageTo')} allowDecimal={false} hideControls {...field('ageTo')} />
        <NativeSelect
          label={t('fields.state')}
          data={choices(referenceStates, (state) => t(`intakes.states.${state}`), t('intakes.sexes.all'))}
          {...field('state')}
        />
      </div>
    </FormSheet>
  );
}

function requestOf(values: typeof emptyIntake): OwnIntakeDraft {
  const { nutrient, kind, sex, state, per, ageFrom, ageTo, lower, upper } = values;
  const amount = (value: NumberValue) => (value === '' ? null : value);
  return {
    nutrient: nutrient as ReferenceNutrient,
    kind: kind as OwnIntakeDraft['kind'],
    sex: (sex || null) as OwnIntakeDraft['sex'],
    state: (state || null) as OwnIntakeDraft['state'],
    per: per as OwnIntakeDraft['per'],
    unit: per === 'energy' || !nutrient ? '%' : catalogueUnit(nutrient),
    ageFrom: amount(ageFrom) as number,
    ageTo: amount(ageTo),
    lower: amount(lower),
    upper: amount(upper),
    appliesTo: 'total',
  };
}

function useNutrientOptions() {
  const t = useTexts('aliments');
  const nameOf = useReferenceName();
  const option = (value: ReferenceNutrient) => ({ value, label: nameOf(value) });
  return [
    { group: t('macros.group'), items: (['protein_tot', 'carbs_tot', 'lipids_tot', 'epa_dha'] as const).map(option) },
    ...nutrientGroups.map((group) => ({
      group: t(`nutrientGroups.${group}`),
      items: nutrientsByGroup[group].map(({ code }) => option(code)),
    })),
  ];
}
