import { clear, del, get } from 'idb-keyval';
import { z } from 'zod';
import { muscles } from '#areas/exercises/rules/taxonomy.ts';
import { createIndexedDbStore } from '#shell/web/api/indexed-db-store.ts';
import type { ImportDraftKind } from '#shell/web/imports/import-drafts.ts';
import {
  type ExerciseMapping,
  HistoryPreview,
  type ImportedExercise,
  type ImportResult,
} from '../../contract/import.ts';

const Choice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('exercise'), id: z.string(), name: z.string() }),
  z.object({ kind: z.literal('create'), muscle: z.enum(muscles).nullable() }),
  z.object({ kind: z.literal('skip') }),
]);
/** The user's choice for an exercise of the file. */
export type Choice = z.output<typeof Choice>;

/** An unfinished import, as stored on the device. */
const StoredDraft = z.object({
  fileName: z.string(),
  // The storage can return a buffer of another realm, which `instanceof` does not recognise.
  content: z.custom<ArrayBuffer>((value) => Object.prototype.toString.call(value) === '[object ArrayBuffer]'),
  preview: HistoryPreview.nullable(),
  /** Choices by the name of the exercise in the file. */
  choices: z.record(z.string(), Choice),
  /** Similar matches that the user has confirmed. */
  confirmed: z.array(z.string()),
  /** The user accepts that sets with problems are not imported. */
  omitsInvalid: z.boolean(),
  step: z.enum(['source', 'check']),
  imported: z.null(),
});

export interface ImportDraft extends Omit<z.output<typeof StoredDraft>, 'content' | 'step' | 'imported'> {
  content: ArrayBuffer | null;
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

/** Drafts of imported histories. The target is `own`, or the id of the client. */
export const historyImport: ImportDraftKind<ImportDraft> = {
  name: 'completed-workouts',
  empty: emptyImport,
  isEmpty: ({ content }) => content === null,
  parse: (stored) => StoredDraft.safeParse(stored).data ?? null,
  takeLegacy: ({ userId, target }) => takeFromOldStore(`${userId} ${target}`),
};

const oldStore = createIndexedDbStore('forma-history-import');

/** Takes a draft out of the store of earlier releases, in which two fields had other names. */
async function takeFromOldStore(key: string): Promise<unknown> {
  const stored = await get(key, oldStore);
  if (stored?.form !== 1) return null;
  await del(key, oldStore);
  const { sure, leavesOut, ...draft } = stored.importing;
  return { confirmed: sure, omitsInvalid: leavesOut, ...draft };
}

/** Deletes the drafts of all users of this device from the store of earlier releases. */
export async function clearOldImportDrafts(): Promise<void> {
  await clear(oldStore).catch(() => {});
}

export interface ReadFile {
  fileName: string;
  content: ArrayBuffer;
  preview: HistoryPreview;
}

/**
 * Returns the draft after a file was read, with exact and similar matches preselected. Earlier choices stay when the
 * same file was read again.
 */
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

/** Returns the state of an exercise. `choose`: a choice is required; `look`: a similar match is not confirmed. */
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

/** Counts the sets that are imported (`in`) and left out (`out`), and the exercises without a choice (`toChoose`). */
export function figuresOf(draft: ImportDraft): ImportFigures {
  const { exercises = [], leftOut = 0 } = draft.preview ?? {};
  const by = Map.groupBy(exercises, ({ name }) => stateOf(draft, name));
  const setsOf = (list: ImportedExercise[] = []) => list.reduce((sum, { sets }) => sum + sets, 0);
  const out = setsOf(by.get('skipped'));
  const open = by.get('choose') ?? [];
  return { in: setsOf(exercises) - out - setsOf(open), out: out + leftOut, toChoose: open.length };
}

/** Returns the mappings of the request as JSON. Skipped exercises have none. */
export function sentChoices({ choices }: ImportDraft): string {
  const sent = Object.entries(choices).flatMap(([name, choice]): [string, ExerciseMapping][] => {
    if (choice.kind === 'exercise') return [[name, { kind: 'exercise', id: choice.id }]];
    return choice.kind === 'create' && choice.muscle ? [[name, { kind: 'create', muscle: choice.muscle }]] : [];
  });
  return JSON.stringify(Object.fromEntries(sent));
}
