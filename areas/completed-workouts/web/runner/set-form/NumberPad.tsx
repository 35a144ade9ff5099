import { IconBackspace, IconChevronDown } from '@tabler/icons-react';
import { createPortal } from 'react-dom';
import { currentLanguage } from '#shell/web/texts/language.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './NumberPad.module.css';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const maxLength = 7;

export type PadKey = (typeof digits)[number] | '0' | ',' | ':' | 'back' | 'sign';

/**
 * Returns the text of a field after a key. The first key replaces the prefilled number and keeps its sign; backspace as
 * the first key clears both. A text with letters (`24 kg`) is replaced too. `sign` makes a load one that helps (`-20`), and back.
 */
export function textAfterKey(text: string, key: PadKey, { isFirstKey }: { isFirstKey: boolean }): string {
  const isReplaced = isFirstKey || /\p{L}/u.test(text);
  if (key === 'back') return isReplaced ? '' : text.slice(0, -1);
  const [sign, number] = text.startsWith('-') ? ['-', text.slice(1)] : ['', text];
  if (key === 'sign') return sign ? number : `-${number}`;
  const typed = isReplaced ? '' : number;
  if (key !== ',' && key !== ':') return (sign + (typed === '0' ? key : typed + key)).slice(0, maxLength);
  if (/[.,:]/.test(typed)) return sign + typed;
  return sign + (typed || '0') + key;
}

interface NumberPadProps {
  /** Label of the field that the pad writes into, which keeps the focus. */
  label: string;
  separator: ',' | ':' | null;
  /** Whether the number may be negative. */
  hasSign: boolean;
  /** Moves to the next field. When null, the pad has a submit button instead, which logs the set. */
  onNext: (() => void) | null;
  formId: string;
  onKey: (key: PadKey) => void;
  onClose: () => void;
}

/** Number pad with large keys, which replaces the keyboard of the phone. */
export function NumberPad({ label, separator, hasSign, onNext, formId, onKey, onClose }: NumberPadProps) {
  const t = useTexts('completed-workouts');
  const key = (name: PadKey) => ({ type: 'button', onClick: () => onKey(name) }) as const;

  return createPortal(
    <section
      className={classes['pad']}
      aria-label={t('pad.label', { field: label })}
      onPointerDown={(event) => event.preventDefault()}
    >
      <div className={classes['keys']}>
        {digits.map((digit) => (
          <button key={digit} {...key(digit)}>
            {digit}
          </button>
        ))}
        {separator ? (
          <button {...key(separator)} aria-label={t(separator === ':' ? 'pad.colon' : 'pad.comma')}>
            {separator === ',' && currentLanguage() !== 'it' ? '.' : separator}
          </button>
        ) : (
          <span />
        )}
        <button {...key('0')}>{'0'}</button>
        <button type="button" className={classes['quiet']} aria-label={t('pad.close')} onClick={onClose}>
          <IconChevronDown size={24} aria-hidden="true" />
        </button>
        <button {...key('back')} className={classes['back']} data-half={hasSign} aria-label={t('pad.back')}>
          <IconBackspace size={26} aria-hidden="true" />
        </button>
        {hasSign && (
          <button {...key('sign')} className={classes['sign']} aria-label={t('pad.sign')}>
            {'±'}
          </button>
        )}
        {/* Two elements: a button that becomes a submit button while it is clicked would submit the form. */}
        {onNext ? (
          <button key="next" type="button" className={classes['go']} onClick={onNext}>
            {t('pad.next')}
          </button>
        ) : (
          <button key="submit" type="submit" form={formId} className={classes['go']}>
            {t('runner.done')}
          </button>
        )}
      </div>
    </section>,
    document.body,
  );
}
