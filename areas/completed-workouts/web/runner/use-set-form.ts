import { type FormEvent, useState } from 'react';
import type { ProgramSettings } from '#areas/programs/contract/settings.ts';
import { readDraft, saveDraft } from '#shell/web/forms/drafts.ts';
import type { SetMeasurements, PrescribedRow } from '../../contract/set.ts';
import type { SetValues } from '../../rules/prefill.ts';
import {
  hasEffortField,
  type Field,
  fieldsOf,
  toMeasurement,
  type NumberKind,
  parseField,
  formatField,
} from './set-fields.ts';

type Typed = Partial<Record<NumberKind, string>>;

interface Entry {
  typed: Typed;
  effort: number | null;
  note: string;
  isWarmUp: boolean;
  /** Of a clock whose time has no field of its own. */
  seconds: number | null;
}

interface EntryOf {
  row: PrescribedRow;
  settings: Pick<ProgramSettings, 'loadStepKg' | 'effort'>;
  initial: SetValues;
  /** Where what is typed waits for the tap, also over a reload. */
  draft: string | undefined;
  onDone: (values: SetValues) => void;
}

/** What is typed stays text until the tap: half a number is no mistake yet. */
export function useSetForm({ row, settings, initial, draft, onDone }: EntryOf) {
  const fields = fieldsOf(row, settings);
  const scale = settings.effort;
  const [entry, show] = useState<Entry>(() => ({ ...entryOf(fields, scale, initial), ...readDraft<Entry>(draft) }));
  const [wrong, setWrong] = useState<readonly NumberKind[]>([]);

  function set(change: Partial<Entry>): void {
    const next = { ...entry, ...change };
    saveDraft(draft, { ...next });
    show(next);
  }

  /** With the time of a clock that is stopped by this very tap. */
  function submit(event: FormEvent<HTMLFormElement>, clockSeconds: number | null): void {
    event.preventDefault();
    const typed = clockSeconds === null ? entry.typed : { ...entry.typed, ...typedTime(fields, clockSeconds) };
    const read = fields.map((field) => ({ field, value: parseField(field, typed[field.kind] ?? '') }));
    const unreadable = read.filter(({ value }) => value === undefined).map(({ field }) => field.kind);
    setWrong(unreadable);
    if (unreadable[0]) event.currentTarget.querySelector<HTMLElement>(`[name=${unreadable[0]}]`)?.focus();
    else onDone(valuesOf(read));
  }

  function valuesOf(read: { field: Field; value: number | null | undefined }[]): SetValues {
    const numbers = read.map(({ field, value }) => toMeasurement(field, value ?? null));
    const effort = hasEffortField(row.type) ? { [scale]: entry.effort } : {};
    const hidden = row.type === 'amrap' ? { seconds: entry.seconds } : {};
    return Object.assign(
      { ...unmeasured, ...hidden, ...effort, note: entry.note.trim(), isWarmUp: entry.isWarmUp },
      ...numbers,
    );
  }

  return {
    fields,
    entry,
    wrong,
    submit,
    type: (kind: NumberKind, text: string) => set({ typed: { ...entry.typed, [kind]: text } }),
    /** All numbers at once, as proposed or as the last time. */
    take: (numbers: SetMeasurements) => {
      const { typed, effort } = entryOf(fields, scale, { ...numbers, note: '', isWarmUp: false });
      set({ typed, effort: effort ?? entry.effort });
    },
    takeTime: (seconds: number) => set({ typed: { ...entry.typed, ...typedTime(fields, seconds) }, seconds }),
    setEffort: (effort: number | null) => set({ effort }),
    setNote: (note: string) => set({ note }),
    setWarmUp: (isWarmUp: boolean) => set({ isWarmUp }),
    /** Whether exactly these numbers stand there. */
    shows: (numbers: SetMeasurements) =>
      fields.every((field) => (entry.typed[field.kind] ?? '') === formatField(field, numbers)),
  };
}

const unmeasured = { weightKg: null, reps: null, rir: null, rpe: null, seconds: null, metres: null };

function entryOf(fields: readonly Field[], scale: 'rir' | 'rpe', values: SetValues): Entry {
  const typed = Object.fromEntries(fields.map((field) => [field.kind, formatField(field, values)]));
  const { note, isWarmUp, seconds } = values;
  return { typed, effort: effortOn(scale, values), note, isWarmUp, seconds };
}

/** Ten is no repetition left, nine is one: who wrote the one is asked for the other. */
function effortOn(scale: 'rir' | 'rpe', { rir, rpe }: SetMeasurements): number | null {
  if (scale === 'rir') return rir ?? (rpe === null ? null : Math.floor(10 - rpe));
  return rpe ?? (rir === null ? null : Math.max(1, 10 - rir));
}

/** A started minute of an EMOM counts from its half. */
function typedTime(fields: readonly Field[], seconds: number): Typed {
  const field = fields.find(({ kind }) => kind === 'seconds' || kind === 'minutes');
  return field ? { [field.kind]: formatField(field, { seconds }) } : {};
}
