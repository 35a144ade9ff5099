import { formatNumber } from '#shell/web/texts/formats.ts';
import { genders, parseBody } from '../../rules/body.ts';
import { desirableWeight, type DesirableWeightMethod, desirableWeightMethods } from '../../rules/desirable-weight.ts';
import { type Index, indexView, lineFor } from './index-view.ts';
import { toBodyInput, type FormulaInputs } from './inputs.ts';
import type { FormulaView, Texts } from './view.ts';

/** Height in cm below which the methods that subtract 100 cm are not meaningful. */
const shortCm = 150;

export function desirableWeightViews(inputs: FormulaInputs, t: Texts): FormulaView[] {
  const methods = Object.keys(desirableWeightMethods) as DesirableWeightMethod[];
  return methods.map((method) => indexView(method, weightBy(method, inputs, t), inputs, t));
}

function weightBy(method: DesirableWeightMethod, inputs: FormulaInputs, t: Texts): Index {
  const kg = desirableWeight(method, toBodyInput(inputs));
  const { height = shortCm, gender } = parseBody(toBodyInput(inputs));
  const isForTall = method !== 'BMI_22' && method !== 'KEYS';
  const cautions = isForTall && height < shortCm ? [t('cautions.short')] : [];
  return {
    fields: method === 'BMI_22' ? ['height'] : ['height', 'gender'],
    range: isForTall ? 'tall' : 'adults',
    source: method === 'BMI_22' ? 'bmi22' : 'tables',
    lines:
      method === 'BMI_22'
        ? [lineFor(t('equations.BMI_22'))]
        : genders.map((lineGender) =>
            lineFor(t(`equations.${method}.${lineGender}`), t(`rows.${lineGender}`), lineGender === gender),
          ),
    result:
      kg === undefined
        ? undefined
        : { kind: 'number', value: t('result.kg', { value: formatNumber(kg, 2) }), details: [], cautions },
  };
}
