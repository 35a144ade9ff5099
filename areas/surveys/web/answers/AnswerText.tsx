import { formatDate, formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { formatMeasured, unitOfUser } from '#shell/web/texts/units.ts';
import type { SentAnswer } from '../../contract/check-ins.ts';
import classes from './Answers.module.css';

type Shown = Pick<SentAnswer, 'value' | 'optionTexts' | 'unit' | 'scaleMax'>;

/** Returns a function that writes an answer as text. Files are counted. */
export function useAnswerText(): (answer: Shown) => string {
  const t = useTexts('surveys');
  return ({ value, optionTexts, unit, scaleMax = null }) => {
    switch (value.kind) {
      case 'boolean':
        return t(value.value ? 'fill.yes' : 'fill.no');
      case 'text':
        return value.value;
      case 'multiple':
      case 'checkboxes':
        return optionTexts.join(', ');
      case 'number':
        if (scaleMax !== null)
          return t('fill.onScale', { value: formatNumber(value.value, 2), max: formatNumber(scaleMax, 2) });
        return [formatNumber(value.value, 2), unit].filter(Boolean).join(' ');
      case 'metric':
        return [formatMeasured(value.value, unit), unitOfUser(unit)].filter(Boolean).join(' ');
      case 'date':
        return formatDate(value.value);
      default:
        return t('fill.fileCount', { count: value.fileIds.length });
    }
  };
}

export function AnswerText({ answer }: { answer: Shown | null }) {
  const textOf = useAnswerText();
  const t = useTexts('surveys');
  if (!answer) return <span className={classes['none']}>{t('fill.noAnswer')}</span>;
  return <span className={classes['text']}>{textOf(answer)}</span>;
}
