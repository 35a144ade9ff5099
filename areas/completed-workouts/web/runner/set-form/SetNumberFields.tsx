import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { isRowPerHand } from '../../../rules/loads-per-hand.ts';
import type { RunningRow } from '../../../rules/set-order.ts';
import { NumberPad, type PadKey, textAfterKey } from './NumberPad.tsx';
import type { Field } from './set-fields.ts';
import classes from './SetPanel.module.css';
import { Stepper } from './Stepper.tsx';
import type { SetForm } from './use-set-form.ts';

interface SetNumberFieldsProps {
  form: SetForm;
  row: RunningRow;
  formId: string;
  /** Kind of the field whose number pad is open. */
  openPad: string | null;
  setOpenPad: (kind: string | null) => void;
}

/** Number fields of a set. On a touch screen, focusing a field opens the number pad of the runner. */
export function SetNumberFields({ form, row, formId, openPad, setOpenPad }: SetNumberFieldsProps) {
  const { fields, entry, invalid } = form;
  const container = useRef<HTMLDivElement>(null);
  const isFirstKey = useRef(true);
  const hasPad = window.matchMedia('(pointer: coarse)').matches;
  const labelOf = useFieldLabel(row);
  const open = fields.find(({ kind }) => kind === openPad);
  const next = open && fields[fields.indexOf(open) + 1];
  useScrollToField(container, openPad);
  useCloseOnOtherFocus(openPad !== null, () => setOpenPad(null));
  if (fields.length === 0) return null;

  function onFocus({ kind }: Field): void {
    if (!hasPad) return;
    isFirstKey.current = true;
    setOpenPad(kind);
  }

  function onKey(field: Field, key: PadKey): void {
    const text = entry.typed[field.kind] ?? '';
    form.setText(field.kind, textAfterKey(text, key, { isFirstKey: isFirstKey.current }));
    if (key !== 'sign') isFirstKey.current = false;
  }

  return (
    <div className={classes['numbers']} ref={container}>
      {fields.map((field) => (
        <Stepper
          key={field.kind}
          field={field}
          label={labelOf(field)}
          value={entry.typed[field.kind] ?? ''}
          isInvalid={invalid.includes(field.kind)}
          pad={hasPad ? (field.kind === openPad ? 'open' : 'closed') : 'none'}
          onFocus={() => onFocus(field)}
          onChange={(text) => form.setText(field.kind, text)}
        />
      ))}
      {open && (
        <NumberPad
          label={labelOf(open)}
          separator={separatorOf(open)}
          hasSign={open.kind === 'weight'}
          formId={formId}
          onNext={
            next ? () => container.current?.querySelector<HTMLInputElement>(`[name=${next.kind}]`)?.focus() : null
          }
          onKey={(key) => onKey(open, key)}
          onClose={() => setOpenPad(null)}
        />
      )}
    </div>
  );
}

/** Scrolls the field into view, because the pad covers the lower part of the page. */
function useScrollToField(container: RefObject<HTMLElement | null>, kind: string | null): void {
  useEffect(() => {
    if (kind === null) return;
    const field = container.current?.querySelector(`[name=${kind}]`)?.closest('[data-field]');
    field?.scrollIntoView({ block: 'nearest' });
  }, [container, kind]);
}

/**
 * Synchronises with the focus: closes the number pad when a note is focused, which opens the keyboard of the phone, or
 * a sheet, which covers the page.
 */
function useCloseOnOtherFocus(isOpen: boolean, close: () => void): void {
  const onFocusIn = useEffectEvent(({ target }: FocusEvent) => {
    if (target instanceof Element && target.closest('textarea, [role=dialog]')) close();
  });
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, [isOpen]);
}

function separatorOf({ kind }: Field): ',' | ':' | null {
  if (kind === 'seconds') return ':';
  return kind === 'weight' || kind === 'distance' ? ',' : null;
}

/** Returns the label of a field. The repetitions of an AMRAP are rounds, those of an EMOM are per minute; a weight may be per hand. */
function useFieldLabel(row: RunningRow): (field: Field) => string {
  const t = useTexts('completed-workouts');
  const { type } = row;
  return ({ kind, unit }) => {
    if (kind === 'reps' && type === 'amrap') return t('entry.rounds');
    if (kind === 'reps' && type === 'emom') return t('entry.repsAMinute');
    if (kind === 'weight' && isRowPerHand(row)) return t('entry.weightPerHand');
    return kind === 'distance' ? t(unit === 'km' ? 'entry.distance' : 'entry.metres') : t(`entry.${kind}`);
  };
}
