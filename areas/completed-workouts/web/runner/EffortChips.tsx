import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './SetPanel.module.css';

const usualRir = [0, 1, 2, 3, 4, 5];
const usualRpe = [5, 6, 7, 8, 9, 10];

interface EffortChipsProps {
  /** Which of the two the coach asks for. */
  scale: 'rir' | 'rpe';
  value: number | null;
  onChange: (value: number | null) => void;
}

/** How near it was to the last repetition; a second tap takes the answer back. */
export function EffortChips({ scale, value, onChange }: EffortChipsProps) {
  const t = useTexts('completed-workouts');
  const usual = scale === 'rir' ? usualRir : usualRpe;
  const whole = value === null ? null : Math.floor(value);
  const hasHalf = value !== null && value !== whole;
  const choices = whole !== null && !usual.includes(whole) ? [...usual, whole].toSorted((a, b) => a - b) : usual;

  return (
    <fieldset className={classes['rir']}>
      <legend>{t(`entry.${scale}`)}</legend>
      <div className={classes['chips']}>
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === whole}
            aria-label={t(`entry.${scale}Choice`, { count: choice })}
            onClick={() => onChange(choice === whole ? null : choice)}
          >
            {choice}
          </button>
        ))}
        {scale === 'rpe' && (
          <button
            type="button"
            aria-pressed={hasHalf}
            aria-label={t('entry.rpeHalf', { half: formatNumber(0.5) })}
            disabled={whole === null || whole >= 10}
            onClick={() => onChange(whole === null || hasHalf ? whole : whole + 0.5)}
          >
            +{formatNumber(0.5)}
          </button>
        )}
      </div>
    </fieldset>
  );
}
