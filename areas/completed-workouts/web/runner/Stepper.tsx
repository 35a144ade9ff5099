import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { number } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { typedNumber } from '../words.ts';
import { type NumberKind, stepOf, stepped } from './entry.ts';
import classes from './SetPanel.module.css';

interface StepperProps {
  kind: NumberKind;
  value: string;
  wrong: boolean;
  onChange: (value: string) => void;
}

/** A number between two buttons big enough for a tired thumb; it can be typed too. */
export function Stepper({ kind, value, wrong, onChange }: StepperProps) {
  const t = useTexts('completed-workouts');
  const id = useId();
  const step = number(stepOf[kind]);

  return (
    <div className={classes['field']}>
      <label htmlFor={id}>{t(`entry.${kind}`)}</label>
      <div className={classes['stepper']} data-wrong={wrong}>
        <button
          type="button"
          aria-label={t(`entry.${kind}Less`, { step })}
          onClick={() => onChange(typedNumber(stepped(kind, value, -1)))}
        >
          <IconMinus size={22} aria-hidden="true" />
        </button>
        <input
          id={id}
          name={kind}
          value={value}
          inputMode={kind === 'weight' ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={7}
          aria-invalid={wrong}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          data-no-focus="true"
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <button
          type="button"
          aria-label={t(`entry.${kind}More`, { step })}
          onClick={() => onChange(typedNumber(stepped(kind, value, 1)))}
        >
          <IconPlus size={22} aria-hidden="true" />
        </button>
      </div>
      {wrong && (
        <p id={`${id}-wrong`} role="alert" className={classes['wrong']}>
          {t(`entry.${kind}Wrong`)}
        </p>
      )}
    </div>
  );
}
