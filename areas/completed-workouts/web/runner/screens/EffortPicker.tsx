import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './EffortPicker.module.css';

const efforts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Picker of the perceived exertion of the workout, 1 to 10. */
export function EffortPicker({ value, onChange }: { value: number | null; onChange: (effort: number) => void }) {
  const t = useTexts('completed-workouts');
  return (
    <fieldset className={classes['effort']}>
      <legend>{t('finish.effort')}</legend>
      <div className={classes['scale']}>
        {efforts.map((effort) => (
          <label key={effort}>
            <input type="radio" name="effort" checked={value === effort} onChange={() => onChange(effort)} />
            <span>{effort}</span>
          </label>
        ))}
      </div>
      <p className={classes['ends']}>
        <span>{t('finish.effortLow')}</span>
        <span>{t('finish.effortHigh')}</span>
      </p>
    </fieldset>
  );
}
