import { formatNumber } from '#shell/web/texts/formats.ts';
import { genders, parseBody } from '../../rules/body.ts';
import { desirableWeight, type DesirableWeightMethod, desirableWeightMethods } from '../../rules/desirable-weight.ts';
import { type Index, indexView, lineFor } from './index-view.ts';
import { toBodyInput, type FormulaInputs } from './inputs.ts';
import type { FormulaView, Texts } from './view.ts';

/** The methods that take something off the height in cm give little sense below it. */
const shortCm = 150;

export function desirableWeightViews(sheet: FormulaInputs, t: Texts): FormulaView[] {
  const methods = Object.keys(desirableWeightMethods) as DesirableWeightMethod[];
  return methods.map((method) => indexView(method, weightBy(method, sheet, t), sheet, t));
}

function weightBy(method: DesirableWeightMethod, sheet: FormulaInputs, t: Texts): Index {
  const kg = desirableWeight(method, toBodyInput(sheet));
  const { height = shortCm, gender } = parseBody(toBodyInput(sheet));
  const isForTall = method !== 'BMI_22' && method !== 'KEYS';
  const cautions = isForTall && height < shortCm ? [t('cautions.short')] : [];
  return {
    fields: method === 'BMI_22' ? ['height'] : ['height', 'gender'],
    range: isForTall ? 'tall' : 'adults',
    source: method === 'BMI_22' ? 'bmi22' : 'tables',
    lines:
      method === 'BMI_22'
        ? [lineFor(t('equations.BMI_22'))]
        : genders.map((one) => lineFor(t(`equations.${method}.${one}`), t(`rows.${one}`), one === gender)),
    result:
      kg === undefined
        ? undefined
        : { kind: 'number', value: t('result.kg', { value: formatNumber(kg, 2) }), facts: [], cautions },
  };
}
