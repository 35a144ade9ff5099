import { formatDate } from '#shell/web/texts/formats.ts';
import type { UnusualChange } from '../contract/measurement.ts';
import { builtInTypes } from '../contract/types.ts';
import { type Texts, valueText } from './metric-text.ts';

/** The question about values that differ a lot from the ones before: `Vita: 88 cm il 16 nov → 188 cm il 18 nov.` each. */
export function unusualQuestion(t: Texts, changes: readonly UnusualChange[]) {
  return {
    title: t('unusual.title'),
    text: changes.length === 0 ? t('unusual.text') : changes.map((change) => changeText(t, change)).join(' '),
    cancelLabel: t('unusual.no'),
  };
}

function changeText(t: Texts, { metric, side, typed, near }: UnusualChange): string {
  const name = t(`types.${metric}`);
  const textOf = ({ value }: typeof near) => valueText(t, builtInTypes[metric], value);
  return t('unusual.between', {
    name: side ? `${name} · ${t(`sides.${side}`)}` : name,
    near: textOf(near),
    date: formatDate(near.day),
    typed: textOf(typed),
    day: formatDate(typed.day),
  });
}
