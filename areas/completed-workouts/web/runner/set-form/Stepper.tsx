import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type CSSProperties, useId } from 'react';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type Direction, type Field, stepField, stepOf } from './set-fields.ts';
import classes from './SetPanel.module.css';

interface StepperProps {
  field: Field;
  label: string;
  value: string;
  isInvalid: boolean;
  /**
   * State of the runner's number pad for this field, with which the phone's keyboard stays closed; `none` on a device
   * without a touch screen.
   */
  pad?: 'open' | 'closed' | 'none';
  onFocus?: () => void;
  onChange: (value: string) => void;
}

/** Room for a unit, such as `22,5 kg per manubrio`: what is typed is never cut. */
const longestText = 40;

/** A number field between two large buttons. */
export function Stepper({ field, label, value, isInvalid, pad = 'none', onFocus, onChange }: StepperProps) {
  const t = useTexts('completed-workouts');
  const id = useId();
  const { kind, unit } = field;
  const stepText = (direction: Direction) => formatNumber(stepOf(field, value, direction), 3);
  const name = kind === 'distance' && unit === 'm' ? 'metres' : kind;

  return (
    <div className={classes['field']} data-field="true">
      <label htmlFor={id}>{label}</label>
      <div className={classes['stepper']} data-wrong={isInvalid} data-open={pad === 'open'}>
        <button
          type="button"
          aria-label={t(`entry.${name}Less`, { step: stepText(-1) })}
          onClick={() => onChange(stepField(field, value, -1))}
        >
          <IconMinus size={22} aria-hidden="true" />
        </button>
        <input
          id={id}
          name={kind}
          value={value}
          inputMode={pad === 'none' ? (kind === 'reps' || kind === 'minutes' ? 'numeric' : 'decimal') : 'none'}
          autoComplete="off"
          maxLength={longestText}
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? `${id}-wrong` : undefined}
          data-no-focus="true"
          style={{ '--characters': Math.max(value.length, 1) } as CSSProperties}
          onFocus={(event) => {
            event.currentTarget.select();
            onFocus?.();
          }}
          onClick={onFocus}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <button
          type="button"
          aria-label={t(`entry.${name}More`, { step: stepText(1) })}
          onClick={() => onChange(stepField(field, value, 1))}
        >
          <IconPlus size={22} aria-hidden="true" />
        </button>
      </div>
      {isInvalid && (
        <p id={`${id}-wrong`} role="alert" className={classes['wrong']}>
          {t(`entry.${name}Wrong`)}
        </p>
      )}
    </div>
  );
}
