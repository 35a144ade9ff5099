import type { Muscle } from '#areas/exercises/rules/taxonomy.ts';
import type { HistoryPreview, ExerciseMapping, ImportedExercise, ImportResult } from '../../contract/import.ts';

/** The choice for an exercise of the file. */
export type Choice =
  | { kind: 'exercise'; id: string; name: string }
  | { kind: 'create'; muscle: Muscle | null }
  | { kind: 'skip' };

/** An unfinished import, as stored on the device. */
export interface ImportDraft {
  fileName: string;
  content: ArrayBuffer | null;
  preview: HistoryPreview | null;
  /** By the name in the file. */
  choices: Readonly<Record<string, Choice>>;
  /** Similar matches that the user has confirmed. */
  confirmed: readonly string[];
  /** The user accepts that sets with problems are not imported. */
  omitsInvalid: boolean;
  step: 'source' | 'check' | 'done';
  imported: ImportResult | null;
}

export const emptyImport: ImportDraft = {
  fileName: '',
  content: null,
  preview: null,
  choices: {},
  confirmed: [],
  omitsInvalid: false,
  step: 'source',
  imported: null,
};

export interface ReadFile {
  fileName: string;
  content: ArrayBuffer;
  preview: HistoryPreview;
}

/** Preselects exact and similar matches. Earlier choices for the same name stay. */
export function withPreview(before: ImportDraft, { preview, ...file }: ReadFile): ImportDraft {
  const isSame = before.content === file.content;
  const known = preview.exercises.flatMap(({ name, match, candidates: [first] }) =>
    first && match !== 'unknown' ? [[name, chosen(first)] as const] : [],
  );
  const exact = preview.exercises.filter(({ match }) => match === 'exact').map(({ name }) => name);
  return {
    ...before,
    ...file,
    preview,
    step: 'check',
    imported: null,
    choices: { ...Object.fromEntries(known), ...(isSame && before.choices) },
    confirmed: isSame ? before.confirmed : exact,
    omitsInvalid: isSame && before.omitsInvalid && before.preview?.leftOut === preview.leftOut,
  };
}

export function chosen({ id, name }: { id: string; name: string }): Choice {
  return { kind: 'exercise', id, name };
}

export function withChoice(before: ImportDraft, name: string, choice: Choice): ImportDraft {
  const confirmed = before.confirmed.includes(name) ? before.confirmed : [...before.confirmed, name];
  return { ...before, choices: { ...before.choices, [name]: choice }, confirmed };
}

/** Skips every exercise without a choice. */
export function withoutOpen(before: ImportDraft): ImportDraft {
  const open = (before.preview?.exercises ?? []).filter(({ name }) => stateOf(before, name) === 'choose');
  return open.reduce((now, { name }) => withChoice(now, name, { kind: 'skip' }), before);
}

export type ExerciseState = 'choose' | 'look' | 'fine' | 'creates' | 'skipped';

/** `choose`: a choice is required; `look`: a similar match that is not confirmed. */
export function stateOf({ choices, confirmed }: ImportDraft, name: string): ExerciseState {
  const choice = choices[name];
  if (!choice || (choice.kind === 'create' && !choice.muscle)) return 'choose';
  if (choice.kind === 'skip') return 'skipped';
  if (choice.kind === 'create') return 'creates';
  return confirmed.includes(name) ? 'fine' : 'look';
}

export interface ImportFigures {
  in: number;
  out: number;
  toChoose: number;
}

/** Numbers of sets; `toChoose` counts exercises. */
export function figuresOf(importing: ImportDraft): ImportFigures {
  const { exercises = [], leftOut = 0 } = importing.preview ?? {};
  const by = Map.groupBy(exercises, ({ name }) => stateOf(importing, name));
  const setsOf = (list: ImportedExercise[] = []) => list.reduce((sum, { sets }) => sum + sets, 0);
  const out = setsOf(by.get('skipped'));
  const open = by.get('choose') ?? [];
  return { in: setsOf(exercises) - out - setsOf(open), out: out + leftOut, toChoose: open.length };
}

/** The mappings of the request; skipped exercises have none. */
export function sentChoices({ choices }: ImportDraft): string {
  const sent = Object.entries(choices).flatMap(([name, choice]): [string, ExerciseMapping][] => {
    if (choice.kind === 'exercise') return [[name, { kind: 'exercise', id: choice.id }]];
    return choice.kind === 'create' && choice.muscle ? [[name, { kind: 'create', muscle: choice.muscle }]] : [];
  });
  return JSON.stringify(Object.fromEntries(sent));
}
