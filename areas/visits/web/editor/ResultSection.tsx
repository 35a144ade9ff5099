import { withUnit } from '#shell/common/units.ts';
import { NativeSelect } from '@mantine/core';
import type { BodyField } from '#areas/body-composition/rules/body.ts';
import { activityFactors } from '#areas/body-composition/rules/energy-expenditure.ts';
import { isOfferedAt } from '#areas/body-composition/rules/formula.ts';
import {
  type BodyFatEstimate,
  bodyFatFormulas,
  type BodyFatFormulaName,
} from '#areas/body-composition/rules/body-fat.ts';
import {
  type MetabolicRateEstimate,
  metabolicRateFormulas,
  type MetabolicRateFormulaName,
} from '#areas/body-composition/rules/metabolic-rate.ts';
import { activityLevels, energyFormulas } from '#areas/macros/contract.ts';
import { TypedNumberInput } from '#shell/web/forms/TypedNumberInput.tsx';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { formatBodyWeight, formatMeasured } from '#shell/web/texts/units.ts';
import { currentUnits } from '#shell/web/texts/current-units.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { StatGroup } from '#shell/web/widgets/StatGroup.tsx';
import type { VisitContent } from '../../contract/document.ts';
import { isOfPregnancy, maternalEnergyKcal } from '../../rules/maternal-state.ts';
import { type FigureName, figuresOf, isRatio, shownFatFree } from '../../rules/figures.ts';
import { minorBmiText } from '../../rules/minor-bmi.ts';
import { ageAndGender, type NoResult, resultsOf, type VisitResults } from '../../rules/results.ts';
import { waistRemarks } from '../../rules/waist-remarks.ts';
import { MaternalStateField, useComputedContent } from './MaternalStateField.tsx';
import { useSetFields, useVisit, useVisitEditor } from './open-visit.ts';
import classes from './VisitEditor.module.css';

const bodyFatNames = Object.keys(bodyFatFormulas) as BodyFatFormulaName[];

/** The results of every formula that the measures allow, side by side, and what the chosen ones miss. */
export function ResultSection() {
  const t = useTexts('visits');
  const content = useComputedContent();
  const results = resultsOf(content, useVisitEditor().base.client);
  const figures = useFigures(results, content);
  const hasRatios = results.waistHipRatio !== undefined || results.waistHeightRatio !== undefined;

  return (
    <Section title={t('sections.results')} subtitle={t('results.help')}>
      <div className={classes['results']}>
        <MaternalStateField computed={content} />
        <StatGroup stats={figures.slice(0, 3)} />
        <StatGroup stats={figures.slice(3, 6)} />
        {hasRatios && <StatGroup stats={figures.slice(6)} />}
        {content.measurement_type === 'FOLDS' && !isOfPregnancy(content) && <BodyFatChoice results={results} />}
        <EnergyChoice results={results} />
      </div>
    </Section>
  );
}

function useFigures(results: VisitResults, content: VisitContent) {
  const t = useTexts('visits');
  const energyNote = useEnergyNote(content);
  const person = usePersonOfVisit();
  const isMinor = (person.age ?? 18) < 18;
  const { client } = useVisitEditor().base;
  const minorBmi = minorBmiText(
    results.bodyMassIndex,
    { day: content.takenOn, person: client },
    { t: useTexts(['visits', 'body-composition']), number: (value) => formatNumber(value, 2) },
  );
  const isPregnant = isOfPregnancy(content);
  const fatFree = shownFatFree(results);
  const { fatMassKg, fatFreeMassKg } = results;
  const fatNote = [
    fatMassKg !== undefined && formatBodyWeight(fatMassKg),
    fatFree !== undefined && t('results.fatFree', { percent: formatNumber(fatFree, 1) }),
    fatFreeMassKg !== undefined && formatBodyWeight(fatFreeMassKg),
  ];
  const notes: Partial<Record<FigureName, string>> = {
    fat: fatNote.filter(Boolean).join(' · '),
    ...(energyNote && { dailyEnergy: energyNote }),
    ...(minorBmi && { bmi: minorBmi }),
    ...(isMinor && { desirableWeight: t('results.adultsOnly') }),
    ...(results.bodyMassIndex === undefined && !isPregnant && { bmi: t('results.needsBody') }),
  };
  for (const { name, of, side, limit } of waistRemarks(results, person))
    notes[name] = t(`results.cutOff.${of}.${side as 'below'}`, { limit: formatMeasured(limit, 'ratio', 2) });
  return figuresOf(results, currentUnits()).map(({ name, value, unit }) => ({
    label: t(`results.${name}`, { count: results.foldCount }),
    value:
      value === undefined
        ? '–'
        : withUnit(isRatio(name) ? formatMeasured(value, 'ratio', 2) : formatNumber(value, 2), unit),
    note: notes[name],
  }));
}

/** Returns how the daily energy is computed: `moderatamente attivo (× 1,55) + 260 kcal (EFSA)`. */
function useEnergyNote(content: VisitContent): string | null {
  const t = useTexts('visits');
  const texts = useTexts('body-composition');
  const { activity } = content;
  if (!activity) return null;
  const factor = formatNumber(activityFactors[activity], 3);
  const text = t('results.activity', { activity: texts(`activityLevels.${activity}`), factor });
  const kcal = maternalEnergyKcal(content);
  if (kcal === null) return `${text}. ${t('results.withoutMaternal')}`;
  return kcal === 0 ? text : t('results.withMaternal', { text, kcal: formatNumber(kcal, 0) });
}

function BodyFatChoice({ results }: { results: VisitResults }) {
  const t = useTexts('visits');
  const texts = useTexts('body-composition');
  const chosen = useVisit(({ bodyFatFormula }) => bodyFatFormula);
  const setFields = useSetFields();
  const person = usePersonOfVisit();
  const offered = bodyFatNames.filter((name) => name === chosen || isOfferedAt(bodyFatFormulas[name], person));
  const resultOf = (name: BodyFatFormulaName) => results.bodyFat.find(({ formula }) => formula === name);

  return (
    <div>
      <NativeSelect
        label={t('fields.bodyFatFormula')}
        value={chosen}
        data={offered.map((name) => {
          const result = resultOf(name);
          const percent = result ? ` · ${formatNumber(result.unroundedFatPerc, 1)}%` : '';
          return { value: name, label: `${texts(`names.${name}`)}${percent}` };
        })}
        onChange={({ currentTarget: { value } }) => setFields({ bodyFatFormula: value as BodyFatFormulaName })}
      />
      <Missing noResult={results.bodyFatMissing} />
      <Cautions of={resultOf(chosen)} />
    </div>
  );
}

/** The age on the day of the visit and the gender, by which formulas are offered. */
function usePersonOfVisit() {
  const takenOn = useVisit((content) => content.takenOn);
  return ageAndGender(takenOn, useVisitEditor().base.client);
}

function EnergyChoice({ results }: { results: VisitResults }) {
  const t = useTexts('visits');
  const texts = useTexts('body-composition');
  const formula = useVisit(({ metabolicRateFormula }) => metabolicRateFormula);
  const activity = useVisit((content) => content.activity);
  const bmr = useVisit((content) => content.bmr);
  const setFields = useSetFields();
  const person = usePersonOfVisit();
  const labelOf = (name: (typeof energyFormulas)[number]) => {
    if (name === 'MANUAL') return t('results.manual');
    const result = results.metabolicRates.find((one) => one.formula === name);
    return `${texts(`names.${name}`)}${result ? ` · ${formatNumber(result.unroundedKcal, 0)} kcal` : ''}`;
  };

  return (
    <div className={classes['fields']}>
      <NativeSelect
        label={t('fields.metabolicRateFormula')}
        value={formula}
        data={energyFormulas
          .filter((name) => name === formula || name === 'MANUAL' || isOfferedAt(metabolicRateFormulas[name], person))
          .map((name) => ({ value: name, label: labelOf(name) }))}
        onChange={({ currentTarget: { value } }) =>
          setFields({ metabolicRateFormula: value as MetabolicRateFormulaName | 'MANUAL' })
        }
      />
      {formula === 'MANUAL' && (
        <TypedNumberInput
          label={t('fields.bmr')}
          value={bmr}
          min={300}
          max={10_000}
          suffix=" kcal"
          allowDecimal={false}
          hideControls
          onNumber={(typed) => setFields({ bmr: typed })}
        />
      )}
      <Missing noResult={results.metabolicRateMissing} />
      <Cautions of={results.metabolicRates.find((one) => one.formula === formula)} />
      <NativeSelect
        label={t('fields.activity')}
        value={activity ?? ''}
        data={[
          { value: '', label: t('results.noActivity') },
          ...activityLevels.map((level) => ({ value: level, label: texts(`activityLevels.${level}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          setFields({ activity: value === '' ? null : (value as (typeof activityLevels)[number]) })
        }
      />
    </div>
  );
}

/** What to mind in the result of the chosen formula. One that is not published under its name says which equation it is. */
function Cautions({ of: result }: { of: BodyFatEstimate | MetabolicRateEstimate | undefined }) {
  const texts = useTexts('body-composition');
  return result?.cautions.map((caution) => (
    <p key={caution} className={classes['warning']}>
      {texts(caution === 'low_confidence' ? `notes.${result.formula}` : `cautions.${caution}`)}
    </p>
  ));
}

/** What the chosen formula misses, or from which age on it has a result. */
function Missing({ noResult }: { noResult: NoResult | undefined }) {
  const t = useTexts('visits');
  const texts = useTexts('body-composition');
  if (!noResult) return null;
  const textOf = (reason: NoResult) => {
    if ('isForAdults' in reason) return t('results.forAdults');
    if ('minimumAge' in reason) return t('results.tooYoung', { age: reason.minimumAge });
    return t('results.missing', {
      names: reason.missing.map((field: BodyField) => texts(`fields.${field}`)).join(', '),
    });
  };
  return (
    <p className={classes['hint']} role="status">
      {textOf(noResult)}
    </p>
  );
}
