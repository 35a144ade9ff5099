import type { Muscle } from '#areas/exercises/rules/taxonomy.ts';
import type { HistoryPreview, ExerciseMapping, ImportedExercise, ImportResult } from '../../contract/import.ts';

/** What an exercise of the file stands for, as it is being chosen. */
export type Choice =
  | { kind: 'exercise'; id: string; name: string }
  | { kind: 'create'; muscle: Muscle | null }
  | { kind: 'skip' };

/** An import until it is done; it is kept on the device as it stands. */
export interface ImportDraft {
  fileName: string;
  content: ArrayBuffer | null;
  preview: HistoryPreview | null;
  /** By the name in the file. */
  choices: Readonly<Record<string, Choice>>;
  /** Names somebody has looked at: those only similar are taken for sure. */
  confirmed: readonly string[];
  /** The sets that cannot go in may stay out. */
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

interface ReadFile {
  fileName: string;
  content: ArrayBuffer;
  preview: HistoryPreview;
}

/** Exact names and similar ones are chosen beforehand. What was chosen for the same name before stays. */
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

/** Leaves out every exercise that is still to be chosen. */
export function withoutOpen(before: ImportDraft): ImportDraft {
  const open = (before.preview?.exercises ?? []).filter(({ name }) => stateOf(before, name) === 'choose');
  return open.reduce((now, { name }) => withChoice(now, name, { kind: 'skip' }), before);
}

export type ExerciseState = 'choose' | 'look' | 'fine' | 'creates' | 'skipped';

/** `choose`: nothing is written before; `look`: only similar, and nobody has said that it is the one. */
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

/** In sets; `toChoose` in exercises. */
export function figuresOf(importing: ImportDraft): ImportFigures {
  const { exercises = [], leftOut = 0 } = importing.preview ?? {};
  const by = Map.groupBy(exercises, ({ name }) => stateOf(importing, name));
  const setsOf = (list: ImportedExercise[] = []) => list.reduce((sum, { sets }) => sum + sets, 0);
  const out = setsOf(by.get('skipped'));
  const open = by.get('choose') ?? [];
  return { in: setsOf(exercises) - out - setsOf(open), out: out + leftOut, toChoose: open.length };
}

/** As the call takes them; what is left out is not named. */
export function sentChoices({ choices }: ImportDraft): string {
  const sent = Object.entries(choices).flatMap(([name, choice]): [string, ExerciseMapping][] => {
    if (choice.kind === 'exercise') return [[name, { kind: 'exercise', id: choice.id }]];
    return choice.kind === 'create' && choice.muscle ? [[name, { kind: 'create', muscle: choice.muscle }]] : [];
  });
  return JSON.stringify(Object.fromEntries(sent));
}
