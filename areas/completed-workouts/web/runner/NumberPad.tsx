import { IconBackspace, IconChevronDown } from '@tabler/icons-react';
import { createPortal } from 'react-dom';
import { useTexts } from '#shell/web/texts/texts.ts';
import { currentLanguage } from '#shell/web/texts/language.ts';
import classes from './NumberPad.module.css';
import type { PadKey } from './pad.ts';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

interface NumberPadProps {
  /** The field it writes into. */
  label: string;
  separator: ',' | ':' | null;
  /** Without one the next tap logs the set of this form. */
  onNext: (() => void) | null;
  formId: string;
  onKey: (key: PadKey) => void;
  onClose: () => void;
}

/** Keys for a tired thumb, in place of the phone's own keyboard. The field above keeps the focus. */
export function NumberPad({ label, separator, onNext, formId, onKey, onClose }: NumberPadProps) {
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
        <button {...key('back')} className={classes['back']} aria-label={t('pad.back')}>
          <IconBackspace size={26} aria-hidden="true" />
        </button>
        {onNext ? (
          <button type="button" className={classes['go']} onClick={onNext}>
            {t('pad.next')}
          </button>
        ) : (
          <button type="submit" form={formId} className={classes['go']}>
            {t('runner.done')}
          </button>
        )}
      </div>
    </section>,
    document.body,
  );
}
