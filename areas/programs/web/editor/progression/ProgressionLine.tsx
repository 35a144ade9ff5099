import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Progression } from '../../../contract/document.ts';
import { progressionFrom, type ProgressionValues } from '../../../rules/progression-values.ts';
import classes from './ProgressionForm.module.css';

/** Text of the progression as the client reads it, while the values are valid. */
export function ProgressionLine({ kind, values }: { kind: Progression['kind']; values: ProgressionValues }) {
  const t = useTexts('programs');
  const isValid = 'progression' in progressionFrom(kind, values);
  const written = Object.entries(values).map(([name, value]) => [name, value === null ? '' : formatNumber(value, 2)]);

  return (
    <p className={classes['line']} aria-live="polite">
      {isValid &&
        t('progression.line', { rule: t(`progression.rules.${kind}`, Object.fromEntries(written)) as string })}
    </p>
  );
}
