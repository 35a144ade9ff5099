import { TextInput } from '@mantine/core';
import { SearchableSelect } from '#shell/web/forms/SearchableSelect.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useRecordForm } from '#shell/web/forms/record-form.ts';
import { SegmentedField } from '#shell/web/forms/SegmentedField.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { alimentRoutes, type FullAliment } from '../../contract/library.ts';
import { categories, forms } from '../../contract/taxonomy.ts';
import { useAlimentTexts } from '../aliment-texts.ts';
import { alimentInvalidations } from '../queries.ts';
import { AllergenFields } from './AllergenFields.tsx';
import { BarcodeField } from './BarcodeField.tsx';
import classes from './form.module.css';
import {
  type AlimentServerForm,
  type AlimentValues,
  bodyOf,
  doubtfulAllergens,
  isEnergyDoubtful,
  valuesOf,
} from './form-values.ts';
import { LabelQuestion } from './LabelQuestion.tsx';
import { PortionFields } from './PortionFields.tsx';
import { useObjectTexts, useValueText } from './value-text.ts';
import { ValueFields } from './ValueFields.tsx';

interface AlimentFormProps {
  /** The food to edit; without it the form creates one and opens its page. */
  aliment?: FullAliment;
  /** Initial name and barcode of a new food, from a search without results. */
  typed?: { name?: string; barcode?: string };
}

/** An own food. A value that is left empty is unknown. */
export function AlimentForm({ aliment, typed = {} }: AlimentFormProps) {
  const t = useTexts('aliments');
  const { nameOf } = useAlimentTexts();
  const navigate = useNavigate();
  const energyQuestion = useRef<HTMLDivElement>(null);
  const labelQuestion = useRef<HTMLDivElement>(null);
  const form = useRecordForm({
    routes: alimentRoutes,
    record: aliment,
    initialValues: (opened) => valuesOf(opened, typed),
    pick: (response) => response.aliment,
    toBody: bodyOf,
    draft: 'aliments',
    mode: 'controlled',
    texts: { label: useFieldLabel(), value: useValueText(), objects: useObjectTexts() },
    invalidates: alimentInvalidations,
    success: (saved) => t(aliment ? 'done.saved' : 'done.created', { name: nameOf(saved.aliment) }),
    onSuccess: (saved) => {
      if (!aliment) void navigate({ to: '/aliments/$id/edit', params: { id: saved.aliment.id }, replace: true });
    },
  });

  const { values, errors, setFieldValue, clearErrors } = form.form;

  /** A doubtful energy, and a label that does not declare what the name says, are asked about before they are saved. */
  function submit(): void {
    const typedValues = form.form.getValues();
    if (isEnergyDoubtful(typedValues)) energyQuestion.current?.focus();
    else if (doubtfulAllergens(typedValues).length > 0) labelQuestion.current?.focus();
    else form.submit();
  }

  return (
    <FormSheet
      form={{ ...form, submit }}
      save={aliment ? undefined : t('form.create')}
      onCancel={aliment ? undefined : () => void navigate({ to: '/aliments' })}
    >
      <Section title={t('form.what')}>
        <NameFields form={form} />
      </Section>
      <Section title={t('form.values')} subtitle={t('form.valuesHelp')}>
        <ValueFields form={form} question={energyQuestion} />
      </Section>
      <Section title={t('fields.portions')} subtitle={t('form.portionsHelp')}>
        <PortionFields
          portions={values.portions}
          errors={errors}
          setFieldValue={setFieldValue}
          clearErrors={clearErrors}
        />
      </Section>
      <Section title={t('form.suitability')} subtitle={t('form.allergensHelp')}>
        <LabelQuestion form={form} question={labelQuestion} />
        <AllergenFields
          name={values.name}
          name_en={values.name_en}
          brand={values.brand}
          allergens={values.allergens}
          declaresAllergens={values.declaresAllergens}
          otherAllergens={values.otherAllergens}
          suits={values.suits}
          suitsError={errors['suits']}
          setFieldValue={setFieldValue}
        />
      </Section>
    </FormSheet>
  );
}

function NameFields({ form: { field } }: { form: AlimentServerForm }) {
  const t = useTexts('aliments');
  return (
    <div className={classes['grid']}>
      <TextInput label={t('fields.name')} maxLength={200} data-autofocus {...field('name')} />
      <TextInput label={t('fields.name_en')} maxLength={200} {...field('name_en')} />
      <TextInput label={t('fields.brand')} maxLength={120} {...field('brand')} />
      <SearchableSelect
        label={t('fields.category')}
        data={categories.map((value) => ({ value, label: t(`categories.${value}`) }))}
        allowDeselect={false}
        {...field('category')}
      />
      <SegmentedField
        label={t('fields.form')}
        data={forms.map((value) => ({ value, label: t(`forms.${value}`) }))}
        value=""
        {...field('form')}
      />
      <BarcodeField {...field('barcode')} />
      <TextInput
        label={t('fields.synonyms')}
        description={t('form.synonymsHelp')}
        maxLength={500}
        className={classes['wide']}
        {...field('synonyms')}
      />
    </div>
  );
}

function useFieldLabel(): (name: keyof AlimentValues & string) => string {
  const t = useTexts('aliments');
  return (name) => {
    if (name === 'energyUnit' || name === 'confirmedKcal') return t('form.energyUnit');
    if (name === 'confirmedAbsent') return t('form.declares');
    return t(`fields.${name as 'name'}`);
  };
}
