import { Button, NativeSelect } from '@mantine/core';
import type { TFunction } from 'i18next';
import { adultAge } from '#areas/clients/rules/minors.ts';
import { type MetabolicRateFormulaName, metabolicRateFormulas } from '#areas/body-composition/rules/metabolic-rate.ts';
import { MeasuredNumberInput, parseHeight } from '#shell/web/forms/MeasuredNumberInput.tsx';
import { TypedNumberInput } from '#shell/web/forms/TypedNumberInput.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { StatGroup } from '#shell/web/widgets/StatGroup.tsx';
import { activityLevels, energyFormulas, genders, limits } from '../../contract.ts';
import type { Macro } from '../../contract/library.ts';
import { energyOf, type ComputedEnergy, isRefusedToMinor } from '../../rules/energy.ts';
import { kcalText } from '../target-text.ts';
import { emptyEnergy, type EnergyValues, formulasFor, originOf, type Typed } from './form-values.ts';
import classes from './MacroForm.module.css';
import { OutdatedCalculation } from './OutdatedCalculation.tsx';
import { numberOf, type WeightField } from './TargetFields.tsx';

interface EnergyFieldsProps {
  /** The opened macro; undefined for a new one. Its origin may be hidden, because the client withdrew the consent to health data. */
  macro: Macro | undefined;
  energy: EnergyValues | null;
  /** What is known of the client, for a macro of one client. */
  known: Partial<EnergyValues> | null;
  /** With which the calculation begins; empty for the known one. */
  weightKg: Typed;
  weight: WeightField;
  onChange: (energy: EnergyValues | null) => void;
  onUse: (kcalPerDay: number) => void;
}

/** Energy from a formula, the activity and the goal. The inputs are stored with the macro, so its origin stays known. */
export function EnergyFields({ macro, energy, known, weightKg, weight, onChange, onUse }: EnergyFieldsProps) {
  const t = useTexts('macros');
  if (macro?.isHealthDataHidden)
    return (
      <Section title={t('form.energy')}>
        <p className={classes['help']}>{t('form.energyHidden')}</p>
      </Section>
    );
  const toggle = energy ? (
    <Button variant="subtle" color="gray" onClick={() => onChange(null)}>
      {t('form.removeEnergy')}
    </Button>
  ) : (
    <Button
      variant="default"
      onClick={() => onChange({ ...emptyEnergy, ...known, ...(weightKg !== '' && { weightKg }) })}
    >
      {t('form.addEnergy')}
    </Button>
  );

  return (
    <Section title={t('form.energy')} subtitle={energy ? undefined : t('form.energyHelp')} actions={toggle}>
      {energy && (
        <div className={classes['target']}>
          {known && <p className={classes['help']}>{t('form.prefilled')}</p>}
          {macro?.clientId && macro.startsOn && (
            <OutdatedCalculation {...{ clientId: macro.clientId, startsOn: macro.startsOn, energy, onChange }} />
          )}
          <Inputs energy={energy} weight={weight} onChange={onChange} />
          <Result energy={energyForAge(energy)} onUse={onUse} />
        </div>
      )}
    </Section>
  );
}

const bodyInputs = [
  ['ageYears', '', 120, 0],
  ['heightCm', 'cm', 250, 1],
  ['weightKg', 'kg', limits.weightKg, 1],
  ['fatFreeMassPercent', '%', 100, 1],
] as const;

interface InputsProps {
  energy: EnergyValues;
  weight: WeightField;
  onChange: (energy: EnergyValues) => void;
}

function Inputs({ energy, weight, onChange }: InputsProps) {
  const t = useTexts('macros');
  const isManual = energy.formula === 'MANUAL';
  return (
    <div className={classes['numbers']}>
      <NativeSelect
        className={classes['wide']}
        label={t('fields.formula')}
        description={energy.formula !== 'MANUAL' && <FormulaNote formula={energy.formula} />}
        value={energy.formula}
        data={shownFormulas(energy).map((value) => ({ value, label: t(`formulas.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...energy, formula: energyFormulas.find((one) => one === value) ?? energy.formula })
        }
      />
      {isManual && (
        <TypedNumberInput
          label={t('fields.bmrKcal')}
          value={numberOf(energy.bmrKcal)}
          min={limits.leastKcalPerDay}
          max={limits.kcalPerDay}
          suffix=" kcal"
          decimalScale={0}
          hideControls
          onNumber={(value) => onChange({ ...energy, bmrKcal: value ?? '' })}
        />
      )}
      {!isManual && (
        <NativeSelect
          label={t('genders.label')}
          value={energy.gender ?? ''}
          data={[{ value: '', label: '–' }, ...genders.map((value) => ({ value, label: t(`genders.${value}`) }))]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...energy, gender: genders.find((one) => one === value) ?? null })
          }
        />
      )}
      {!isManual &&
        bodyInputs
          .filter(([name]) => name !== 'weightKg' || weight.isShown)
          .filter(([name]) => name !== 'fatFreeMassPercent' || energy.formula === 'KATCH_MCARDLE')
          .map(([name, unit, max, decimals]) => (
            <MeasuredNumberInput
              key={name}
              label={t(`fields.${name}`)}
              description={name === 'weightKg' && weight.note}
              value={numberOf(energy[name])}
              max={max}
              unit={unit}
              decimals={decimals}
              parse={name === 'heightCm' ? parseHeight : undefined}
              hideControls
              onNumber={(value) => onChange({ ...energy, [name]: value ?? '' })}
            />
          ))}
      <ActivitySelect value={energy.activity} onChange={(activity) => onChange({ ...energy, activity })} />
      <TypedNumberInput
        label={t('fields.goalPercent')}
        value={numberOf(energy.goalPercent)}
        min={-limits.goalPercent}
        max={limits.goalPercent}
        suffix="%"
        decimalScale={0}
        allowNegative
        hideControls
        onNumber={(value) => onChange({ ...energy, goalPercent: value ?? '' })}
      />
    </div>
  );
}

/** Which equation a formula is that is not published under its name, as in a visit; nothing for the others. */
function FormulaNote({ formula }: { formula: MetabolicRateFormulaName }) {
  return metabolicRateFormulas[formula].confidence === 'low' && <LowConfidenceNote formula={formula} />;
}

function LowConfidenceNote({ formula }: { formula: MetabolicRateFormulaName }) {
  const texts = useTexts('body-composition');
  return texts(`notes.${formula}`);
}

/** The formulas for the age, the typed value, and the chosen formula. */
function shownFormulas({ formula, ageYears, gender }: EnergyValues) {
  const offered = formulasFor({ ageYears, gender });
  return energyFormulas.filter((name) => name === formula || offered.includes(name));
}

interface ActivitySelectProps {
  value: EnergyValues['activity'];
  onChange: (activity: EnergyValues['activity']) => void;
}

/** Over the full width, because the names explain the levels. */
function ActivitySelect({ value, onChange }: ActivitySelectProps) {
  const t = useTexts('macros');
  return (
    <NativeSelect
      className={classes['wide']}
      label={t('fields.activity')}
      value={value}
      data={activityLevels.map((level) => ({ value: level, label: t(`activities.${level}`) }))}
      onChange={({ currentTarget }) => onChange(activityLevels.find((one) => one === currentTarget.value) ?? value)}
    />
  );
}

/** The computed energy. A formula for adults has none for a minor, as in a visit. */
function energyForAge(energy: EnergyValues): ComputedEnergy {
  const origin = originOf(energy);
  return isRefusedToMinor(origin) ? { kind: 'age-out-of-range', minimumYears: adultAge } : energyOf(origin);
}

function Result({ energy, onUse }: { energy: ComputedEnergy; onUse: (kcalPerDay: number) => void }) {
  const t = useTexts('macros');
  if (energy.kind !== 'energy') return <p className={classes['help']}>{problemText(energy, t)}</p>;
  return (
    <>
      <StatGroup
        stats={[
          { label: t('origin.rest'), value: energy.bmrKcal, note: t('values.kcalPerDay') },
          { label: t('origin.total'), value: energy.totalKcal, note: t('values.kcalPerDay') },
          { label: t('origin.goalKcal'), value: energy.goalKcal, note: t('values.kcalPerDay') },
        ]}
      />
      <Button variant="light" onClick={() => onUse(energy.goalKcal)} style={{ justifySelf: 'start' }}>
        {t('form.useEnergy', { value: kcalText(energy.goalKcal, t).replace(/\skcal$/, '') })}
      </Button>
    </>
  );
}

function problemText(energy: Exclude<ComputedEnergy, { kind: 'energy' }>, t: TFunction<'macros'>): string {
  if (energy.kind === 'age-out-of-range') return t('origin.age', { minimum: energy.minimumYears });
  const names = energy.fields.map((field) => t(`bodyFields.${field as 'weight'}`));
  return t('origin.missing', { fields: names.join(', ') });
}
