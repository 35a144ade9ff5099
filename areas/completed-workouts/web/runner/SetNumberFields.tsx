import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { PrescribedRow } from '../../contract/set.ts';
import type { Field } from './set-fields.ts';
import { NumberPad } from './NumberPad.tsx';
import { type PadKey, pressed } from './pad.ts';
import classes from './SetPanel.module.css';
import { Stepper } from './Stepper.tsx';
import type { useSetForm } from './use-set-form.ts';

interface SetNumberFieldsProps {
  form: ReturnType<typeof useSetForm>;
  row: PrescribedRow;
  formId: string;
  padFor: string | null;
  setPadFor: (kind: string | null) => void;
}

/** The numbers of a set side by side; on a phone a tap brings up the own number pad. */
export function SetNumberFields({ form, row, formId, padFor, setPadFor }: SetNumberFieldsProps) {
  const { fields, entry, wrong } = form;
  const place = useRef<HTMLDivElement>(null);
  const isFresh = useRef(true);
  const hasPad = window.matchMedia('(pointer: coarse)').matches;
  const labelOf = useFieldLabel(row);
  const open = fields.find(({ kind }) => kind === padFor);
  const next = open && fields[fields.indexOf(open) + 1];
  useInSight(place, padFor);
  useMakeRoom(padFor !== null, () => setPadFor(null));
  if (fields.length === 0) return null;

  function focus({ kind }: Field): void {
    if (!hasPad) return;
    isFresh.current = true;
    setPadFor(kind);
  }

  function goOn({ kind }: Field): void {
    place.current?.querySelector<HTMLInputElement>(`[name=${kind}]`)?.focus();
  }

  function press(field: Field, key: PadKey): void {
    form.type(field.kind, pressed(entry.typed[field.kind] ?? '', key, { isFresh: isFresh.current }));
    isFresh.current = false;
  }

  return (
    <div className={classes['numbers']} ref={place}>
      {fields.map((field) => (
        <Stepper
          key={field.kind}
          field={field}
          label={labelOf(field)}
          value={entry.typed[field.kind] ?? ''}
          wrong={wrong.includes(field.kind)}
          padIs={hasPad ? (field.kind === padFor ? 'open' : 'closed') : 'none'}
          onFocus={() => focus(field)}
          onChange={(text) => form.type(field.kind, text)}
        />
      ))}
      {open && (
        <NumberPad
          label={labelOf(open)}
          separator={separatorOf(open)}
          formId={formId}
          onNext={next ? () => goOn(next) : null}
          onKey={(key) => press(open, key)}
          onClose={() => setPadFor(null)}
        />
      )}
    </div>
  );
}

/** The pad lies over the lower part of the page. Scrolling belongs to the browser, hence an effect. */
function useInSight(place: RefObject<HTMLElement | null>, kind: string | null): void {
  useEffect(() => {
    if (kind === null) return;
    const field = place.current?.querySelector(`[name=${kind}]`)?.closest('[data-field]');
    field?.scrollIntoView({ block: 'nearest' });
  }, [place, kind]);
}

/** A note has the phone's own keyboard, and a sheet lies over the page. Where the focus goes, the browser says. */
function useMakeRoom(isOpen: boolean, close: () => void): void {
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    if (target instanceof Element && target.closest('textarea, [role=dialog]')) close();
  });
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [isOpen]);
}

function separatorOf({ kind }: Field): ',' | ':' | null {
  if (kind === 'seconds') return ':';
  return kind === 'weight' || kind === 'distance' ? ',' : null;
}

/** An AMRAP counts rounds or repetitions, an EMOM the repetitions of each minute. */
function useFieldLabel({ type }: PrescribedRow): (field: Field) => string {
  const t = useTexts('completed-workouts');
  return ({ kind, unit }) => {
    if (kind === 'reps' && type === 'amrap') return t('entry.rounds');
    if (kind === 'reps' && type === 'emom') return t('entry.repsAMinute');
    return kind === 'distance' ? t(unit === 'km' ? 'entry.distance' : 'entry.metres') : t(`entry.${kind}`);
  };
}
