import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import { DecimalInput } from '#shell/web/forms/DecimalInput.tsx';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { kcalOf } from '../../rules/energy.ts';
import { useAlimentTexts } from '../aliment-texts.ts';
import classes from './form.module.css';
import { type AlimentServerForm, computedKcal, type EnergyUnit, isEnergyDoubtful } from './form-values.ts';
import { NutrientFields } from './NutrientFields.tsx';

interface ValueFieldsProps {
  form: AlimentServerForm;
  /** The question about a doubtful energy, which a save focuses. */
  question: RefObject<HTMLDivElement | null>;
}

/** Energy, macronutrients and micronutrients of 100 g or of another quantity. */
export function ValueFields({ form, question }: ValueFieldsProps) {
  const t = useTexts('aliments');
  const { nutrientName } = useAlimentTexts();
  const { field } = form;
  const { values, errors, setFieldValue, clearFieldError, getValues } = form.form;

  return (
    <div className={classes['fields']}>
      <BasisField form={form} />
      <div className={classes['grid']}>
        <EnergyField form={form} />
        {(['protein_tot', 'carbs_tot', 'lipids_tot'] as const).map((name) => (
          <DecimalInput
            key={name}
            label={nutrientName(name)}
            description={name === 'carbs_tot' ? t('form.carbsHelp') : undefined}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            suffix=" g"
            decimalScale={2}
            hideControls
            inputMode="decimal"
            {...field(name)}
          />
        ))}
      </div>
      <EnergyQuestion form={form} question={question} />
      <NutrientFields
        micronutrients={values.micronutrients}
        carbs={values.carbs_tot}
        lipids={values.lipids_tot}
        errors={errors}
        setFieldValue={setFieldValue}
        clearFieldError={clearFieldError}
        getValues={getValues}
      />
    </div>
  );
}

/** Whether the values are of 100 g or of a portion, whose grams are typed. */
function BasisField({ form }: { form: AlimentServerForm }) {
  const t = useTexts('aliments');
  const { quantity } = form.form.values;
  const [isPortion, setPortion] = useState(quantity !== 100);
  return (
    <Group align="flex-start" gap="sm">
      <NativeSelect
        label={t('form.basis')}
        value={isPortion ? 'portion' : '100g'}
        data={[
          { value: '100g', label: t('view.per100g') },
          { value: 'portion', label: t('form.perPortion') },
        ]}
        onChange={({ currentTarget: { value } }) => {
          setPortion(value === 'portion');
          form.form.setFieldValue('quantity', value === 'portion' ? '' : 100);
        }}
      />
      {isPortion && (
        <DecimalInput
          label={t('form.portionGrams')}
          suffix=" g"
          decimalScale={1}
          hideControls
          inputMode="decimal"
          w={140}
          {...form.field('quantity')}
        />
      )}
    </Group>
  );
}

/** Energy in kcal or kJ; below it, the energy of the macronutrients. */
function EnergyField({ form }: { form: AlimentServerForm }) {
  const t = useTexts('aliments');
  const { nutrientName } = useAlimentTexts();
  const { calories, energyUnit } = form.form.values;
  const computed = computedKcal(form.form.values);
  const help =
    energyUnit === 'kJ' && typeof calories === 'number'
      ? t('form.inKcal', { kcal: formatNumber(kcalOf(calories), 0) })
      : computed !== null && t('form.computed', { kcal: formatNumber(computed, 0) });

  return (
    <DecimalInput
      label={nutrientName('calories')}
      description={help}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      decimalScale={1}
      hideControls
      inputMode="decimal"
      rightSectionWidth={78}
      rightSectionPointerEvents="all"
      rightSection={
        <NativeSelect
          aria-label={t('form.energyUnit')}
          variant="unstyled"
          size="xs"
          w={66}
          rightSectionWidth={22}
          value={energyUnit}
          data={['kcal', 'kJ']}
          onChange={(event) => form.form.setFieldValue('energyUnit', event.currentTarget.value as EnergyUnit)}
        />
      }
      {...form.field('calories')}
    />
  );
}

/** Asks whether a number that was typed as kcal is in kJ. Nothing is changed without an answer. */
function EnergyQuestion({ form, question }: ValueFieldsProps) {
  const t = useTexts('aliments');
  const { values, setFieldValue } = form.form;
  const { calories } = values;
  if (calories === '' || !isEnergyDoubtful(values)) return null;
  const numbers = {
    typed: formatNumber(calories, 0),
    computed: formatNumber(computedKcal(values) ?? 0, 0),
    kcal: formatNumber(kcalOf(calories), 0),
  };
  return (
    <div ref={question} tabIndex={-1} className={classes['question']}>
      <Banner tone="warning" role="alert" icon={IconHelp}>
        <Text size="sm" fw={600}>
          {t('energyQuestion.title')}
        </Text>
        <Text size="sm">{t('energyQuestion.text', numbers)}</Text>
      </Banner>
      <Group gap="sm" mt="sm">
        <Button size="compact-md" variant="default" onClick={() => setFieldValue('energyUnit', 'kJ')}>
          {t('energyQuestion.kilojoules', numbers)}
        </Button>
        <Button size="compact-md" variant="default" onClick={() => setFieldValue('confirmedKcal', calories)}>
          {t('energyQuestion.kcal', numbers)}
        </Button>
      </Group>
    </div>
  );
}
