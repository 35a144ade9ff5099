import { type FormEvent, useRef, useState } from 'react';
import type { ProgramSettings } from '#areas/programs/contract/settings.ts';
import { useDraft } from '#shell/web/forms/use-draft.ts';
import type { SetMeasurements, PrescribedRow } from '../../../contract/set.ts';
import { isRowPerHand } from '../../../rules/loads-per-hand.ts';
import type { SetValues } from '../../../rules/prefill.ts';
import {
  type Field,
  fieldsOf,
  formatField,
  hasEffortField,
  type NumberKind,
  parseField,
  toMeasurement,
} from './set-fields.ts';
import { doubleTapMs } from '../double-tap.ts';
import type { SetQuestion } from './set-question.ts';

type FieldTexts = Partial<Record<NumberKind, string>>;

interface Entry {
  /** The fields that were typed; all of them in drafts of an earlier release. The others show the values of `initial`. */
  typed: FieldTexts;
  /** Missing until it is chosen. */
  effort?: number | null;
  /** The values of `initial` when something was typed last. */
  prefilled?: SetValues;
  /** Missing until it is typed. */
  note?: string;
  /** The note before it was typed, which another device may have replaced meanwhile; missing in drafts of an earlier release. */
  shownNote?: string;
  /** Missing until it is chosen. */
  isWarmUp?: boolean;
  /** Time measured by a timer, for an exercise type without a time field; missing until it is measured. */
  seconds?: number | null;
}

interface SetFormOptions {
  row: PrescribedRow;
  settings: Pick<ProgramSettings, 'loadStepKg' | 'effort'>;
  /** Fields that were not typed follow it, for example when the coach changes the load. */
  initial: SetValues;
  /** Whether another device has logged the set: then fields that were not typed stay as they were shown. */
  isLoggedElsewhere: boolean;
  /** Key of the draft, which survives a reload; undefined for a form without a draft. */
  draft: string | undefined;
  /** Returns what is asked once before these values are logged. */
  questionOf: (values: SetValues) => SetQuestion | null;
  onDone: (values: SetValues, shownNote: string) => void;
}

export type SetForm = ReturnType<typeof useSetForm>;

/** Fields hold text, which is parsed on submit: half a number is not an error while it is being typed. */
export function useSetForm({
  row,
  settings,
  isLoggedElsewhere,
  draft,
  questionOf,
  onDone,
  ...options
}: SetFormOptions) {
  const fields = fieldsOf(row, { ...settings, isPerHand: isRowPerHand(row) });
  const scale = settings.effort;
  const [stored, setStored] = useDraft<Entry>(draft, () => ({ typed: {} }));
  const initial = (isLoggedElsewhere && stored.prefilled) || options.initial;
  const entry = {
    ...stored,
    typed: { ...textsOf(fields, initial), ...stored.typed },
    note: stored.note ?? initial.note,
    shownNote: stored.note === undefined ? initial.note : (stored.shownNote ?? ''),
    effort: stored.effort === undefined ? effortOn(scale, initial) : stored.effort,
    isWarmUp: stored.isWarmUp ?? initial.isWarmUp,
    seconds: stored.seconds === undefined ? initial.seconds : stored.seconds,
  };
  const [invalid, setInvalid] = useState<readonly NumberKind[]>([]);
  const [question, setQuestion] = useState<SetQuestion | null>(null);
  const askedAt = useRef(0);

  const change = (changes: Partial<Entry>) => setStored({ ...stored, ...changes, prefilled: initial });

  /** Submits the form. `timedSeconds` is the time of a timer that the submit stops. */
  function submit(event: FormEvent<HTMLFormElement>, timedSeconds: number | null): void {
    event.preventDefault();
    const typed = timedSeconds === null ? entry.typed : { ...entry.typed, ...timeTexts(fields, timedSeconds) };
    const parsed = fields.map((field) => ({ field, value: parseField(field, typed[field.kind] ?? '') }));
    const wrong = parsed.filter(({ value }) => value === undefined).map(({ field }) => field.kind);
    setInvalid(wrong);
    const values = toValues(parsed);
    const newQuestion = wrong.length === 0 ? questionOf(values) : null;
    const isAnswered = newQuestion?.text === question?.text;
    // The second tap of a double tap is no answer.
    if (isAnswered && newQuestion && performance.now() - askedAt.current < doubleTapMs) return;
    askedAt.current = performance.now();
    setQuestion(isAnswered ? null : newQuestion);
    const toCorrect = wrong[0] ?? (isAnswered ? undefined : newQuestion?.field);
    if (toCorrect) event.currentTarget.querySelector<HTMLElement>(`[name=${toCorrect}]`)?.focus();
    else onDone(values, entry.shownNote);
  }

  function toValues(parsed: { field: Field; value: number | null | undefined }[]): SetValues {
    const { note, isWarmUp, effort, seconds } = entry;
    return Object.assign(
      { ...measurementsOf(initial), note: note.trim(), isWarmUp },
      row.type === 'amrap' && { seconds },
      hasEffortField(row) && { rir: null, rpe: null, [scale]: effort },
      ...parsed.map(({ field, value }) => toMeasurement(field, value ?? null)),
    );
  }

  return {
    fields,
    entry,
    invalid,
    question,
    submit,
    setText: (kind: NumberKind, text: string) => change({ typed: { ...stored.typed, [kind]: text } }),
    takeMeasurements: (values: SetMeasurements) =>
      change({ typed: textsOf(fields, values), effort: effortOn(scale, values) ?? entry.effort }),
    takeTime: (seconds: number) => change({ typed: { ...stored.typed, ...timeTexts(fields, seconds) }, seconds }),
    setEffort: (effort: number | null) => change({ effort }),
    setNote: (note: string) => change({ note, shownNote: entry.shownNote }),
    setWarmUp: (isWarmUp: boolean) => change({ isWarmUp }),
    isShown: (values: SetMeasurements) =>
      fields.every((field) => (entry.typed[field.kind] ?? '') === formatField(field, values)),
  };
}

/** The values of a set, also those without a field, such as the time of a set of another app. */
function measurementsOf({ weightKg, reps, rir, rpe, seconds, metres }: SetMeasurements): SetMeasurements {
  return { weightKg, reps, rir, rpe, seconds, metres };
}

function textsOf(fields: readonly Field[], values: SetMeasurements): FieldTexts {
  return Object.fromEntries(fields.map((field) => [field.kind, formatField(field, values)]));
}

/** Returns the effort on the scale of the coach: RPE 10 is RIR 0. */
function effortOn(scale: 'rir' | 'rpe', { rir, rpe }: SetMeasurements): number | null {
  if (scale === 'rir') return rir ?? (rpe === null ? null : Math.floor(10 - rpe));
  return rpe ?? (rir === null ? null : Math.max(1, 10 - rir));
}

/** Returns the measured time as the text of the time field. The minutes of an EMOM are rounded. */
function timeTexts(fields: readonly Field[], seconds: number): FieldTexts {
  const field = fields.find(({ kind }) => kind === 'seconds' || kind === 'minutes');
  return field ? { [field.kind]: formatField(field, { seconds }) } : {};
}
