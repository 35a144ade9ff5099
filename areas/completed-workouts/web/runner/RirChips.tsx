import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './SetPanel.module.css';

const usual = [0, 1, 2, 3, 4, 5];

interface RirChipsProps {
  value: number | null;
  onChange: (rir: number | null) => void;
}

/** Reps in reserve; a second tap takes the answer back. */
export function RirChips({ value, onChange }: RirChipsProps) {
  const t = useTexts('completed-workouts');
  const choices = value !== null && !usual.includes(value) ? [...usual, value] : usual;

  return (
    <fieldset className={classes['rir']}>
      <legend>{t('entry.rir')}</legend>
      <div className={classes['chips']}>
        {choices.map((rir) => (
          <button
            key={rir}
            type="button"
            aria-pressed={rir === value}
            aria-label={t('entry.rirChoice', { count: rir })}
            onClick={() => onChange(rir === value ? null : rir)}
          >
            {rir}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
