import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './SetPanel.module.css';

const defaultChoices = { rir: [0, 1, 2, 3, 4, 5], rpe: [5, 6, 7, 8, 9, 10] };

interface EffortChipsProps {
  scale: 'rir' | 'rpe';
  value: number | null;
  onChange: (value: number | null) => void;
}

/** RIR or RPE of the set, RPE in steps of 0.5. A tap on the chosen value confirms it; what was chosen is cleared by a button of its own. */
export function EffortChips({ scale, value, onChange }: EffortChipsProps) {
  const t = useTexts('completed-workouts');
  const rounded = value === null ? null : Math.floor(value);
  const hasHalf = value !== null && value !== rounded;
  const choices = new Set([...defaultChoices[scale], ...(rounded === null ? [] : [rounded])]);

  return (
    <fieldset className={classes['rir']}>
      <legend>{t(`entry.${scale}`)}</legend>
      <div className={classes['chips']}>
        {[...choices]
          .toSorted((one, other) => one - other)
          .map((choice) => (
            <button
              key={choice}
              type="button"
              aria-pressed={choice === rounded}
              aria-label={t(`entry.${scale}Choice`, { count: choice })}
              onClick={() => choice !== rounded && onChange(choice)}
            >
              {choice}
            </button>
          ))}
        {scale === 'rpe' && (
          <button
            type="button"
            aria-pressed={hasHalf}
            aria-label={t('entry.rpeHalf', { half: formatNumber(0.5) })}
            disabled={rounded === null || rounded >= 10}
            onClick={() => onChange(rounded === null || hasHalf ? rounded : rounded + 0.5)}
          >
            +{formatNumber(0.5)}
          </button>
        )}
        {value !== null && (
          <button type="button" aria-label={t(`entry.${scale}None`)} onClick={() => onChange(null)}>
            –
          </button>
        )}
      </div>
    </fieldset>
  );
}
