import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { respond, stubFetch, requestsTo, respondWithError } from '#shell/web/testing/fake-api.ts';
import { programRoutes } from '../../../contract.ts';
import type { Program } from '../../../contract/document.ts';
import { exampleProgram, exampleSettings } from '../../../example.ts';
import { openEditor, startEditor } from '../open-editor.ts';
import { setRow } from '../edits/rows.ts';
import { setTitle } from '../edits/workouts.ts';

import { findOrphanedDraft } from './draft.ts';
import { overwriteTheirs, saveMerged, acceptTheirs } from './save.ts';
import { undo } from './store.ts';

const userId = '0199a000-0000-7000-8000-000000000001';
const rowId = exampleProgram.weeks[0]?.days[0]?.workouts[0]?.exercises[0]?.id ?? '';
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  stubFetch();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Opens the program the way a tab does, with whatever a tab before left on the device. */
async function open(program: Program = exampleProgram) {
  const opening = { program, settings: exampleSettings, orphanedDraft: await findOrphanedDraft(program.id, userId) };
  const editor = openEditor(opening, {
    userId,
    membershipId: 'here',
    typeName: String,
    onSaved: () => {},
    onAdopted: () => {},
  });
  stop = startEditor(editor, opening);
  return { ...editor, state: editor.autosave.state, weight: () => weightIn(editor.store.getState().contents) };
}

function weightIn({ weeks }: Pick<Program, 'weeks'>): string | undefined {
  return weeks[0]?.days[0]?.workouts[0]?.exercises[0]?.weight;
}

function saved(changes: Partial<Program>): { program: Program } {
  return { program: { ...exampleProgram, ...changes } };
}

const drafts = () => Object.keys(localStorage).filter((name) => name.startsWith(`draft.program.${exampleProgram.id}`));

describe('by itself', () => {
  test('a second after the last keystroke the whole program is sent, once', async () => {
    const { store, state } = await open();
    respond(programRoutes.save, saved({ version: 2 }));
    setRow(store, rowId, { weight: '8' });
    await vi.advanceTimersByTimeAsync(900);
    setRow(store, rowId, { weight: '85' });
    await vi.advanceTimersByTimeAsync(900);
    expect(requestsTo(programRoutes.save)).toHaveLength(0);
    expect(state.get().kind).toBe('waiting');

    await vi.advanceTimersByTimeAsync(200);

    expect(requestsTo(programRoutes.save)[0]?.body).toMatchObject({ version: 1, title: exampleProgram.title });
    expect(state.get().kind).toBe('saved');
    expect(store.getState().version).toBe(2);
    expect(drafts()).toEqual([]);
  });

  test('who types on and on is saved after ten seconds all the same', async () => {
    const { store } = await open();
    respond(programRoutes.save, saved({ version: 2 }));
    for (let second = 0; second < 11; second += 1) {
      setRow(store, rowId, { weight: String(second) });
      await vi.advanceTimersByTimeAsync(950);
    }

    expect(requestsTo(programRoutes.save)).toHaveLength(1);
  });

  test('what is undone before the second is over is not sent', async () => {
    const { store, state } = await open();
    setRow(store, rowId, { weight: '85' });
    undo(store);
    await vi.advanceTimersByTimeAsync(2000);

    expect(requestsTo(programRoutes.save)).toHaveLength(0);
    expect(state.get().kind).toBe('saved');
  });

  test('a refusal says why and waits for the next edit', async () => {
    const { store, state } = await open();
    respondWithError(programRoutes.save, 422, { message: 'Troppo lungo.', code: 'invalid' });
    setRow(store, rowId, { weight: '85' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(state.get()).toEqual({ kind: 'failed', message: 'Troppo lungo.' });
    expect(requestsTo(programRoutes.save)).toHaveLength(1);

    respond(programRoutes.save, saved({ version: 2 }));
    setRow(store, rowId, { weight: '80' });
    await vi.advanceTimersByTimeAsync(1100);
    expect(state.get().kind).toBe('saved');
  });
});

describe('without a network', () => {
  test('it keeps trying, and saves everything once somebody answers', async () => {
    const { store, state } = await open();
    respondWithError(programRoutes.save, 503, { code: 'unavailable' });
    setRow(store, rowId, { weight: '85' });
    await vi.advanceTimersByTimeAsync(1100);
    expect(state.get()).toEqual({ kind: 'failed', message: null });

    setRow(store, rowId, { weight: '90' });
    respond(programRoutes.save, saved({ version: 2 }));
    await vi.advanceTimersByTimeAsync(2000);

    expect(weightIn(requestsTo(programRoutes.save).at(-1)?.body as Program)).toBe('90');
    expect(state.get().kind).toBe('saved');
  });

  test('a tab that was closed in between loses nothing: the next one takes its work up and saves it', async () => {
    const first = await open();
    respondWithError(programRoutes.save, 503, { code: 'unavailable' });
    setRow(first.store, rowId, { weight: '85' });
    await vi.advanceTimersByTimeAsync(1100);
    stop();
    expect(drafts()).toHaveLength(1);

    respond(programRoutes.save, saved({ version: 2 }));
    const second = await open();
    expect(second.weight()).toBe('85');
    expect(second.recoveredFrom).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1100);

    expect(second.state.get().kind).toBe('saved');
    expect(drafts()).toEqual([]);
  });

  test('an answer that got lost on the way is no conflict', async () => {
    const { store, state } = await open();
    respondWithError(programRoutes.save, 503, { code: 'unavailable' });
    setTitle(store, 'Forza');
    await vi.advanceTimersByTimeAsync(1100);
    setRow(store, rowId, { weight: '90' });
    respondWithError(programRoutes.save, 409, {
      code: 'version_conflict',
      data: { program: { ...exampleProgram, title: 'Forza', version: 2 } },
    });
    await vi.advanceTimersByTimeAsync(1900);
    expect(store.getState().version).toBe(2);

    respond(programRoutes.save, saved({ version: 3 }));
    await vi.advanceTimersByTimeAsync(1100);
    expect(state.get().kind).toBe('saved');
    expect(requestsTo(programRoutes.save).at(-1)?.body).toMatchObject({ version: 2 });
  });
});

describe('when somebody else saved', () => {
  const theirs = { ...exampleProgram, title: 'Di un altro', version: 5 };

  async function conflict() {
    const editor = await open();
    respondWithError(programRoutes.save, 409, { code: 'version_conflict', data: { program: theirs } });
    setRow(editor.store, rowId, { weight: '85' });
    await vi.advanceTimersByTimeAsync(1100);
    return editor;
  }

  test('it asks, and sends nothing more until somebody chose', async () => {
    const { store, state } = await conflict();
    setRow(store, rowId, { weight: '90' });
    await vi.advanceTimersByTimeAsync(5000);

    expect(state.get()).toMatchObject({ kind: 'conflict', theirs: { version: 5 } });
    expect(requestsTo(programRoutes.save)).toHaveLength(1);
    expect(drafts()).toHaveLength(1);
  });

  test('mine goes over theirs, on their version', async () => {
    const { autosave, state } = await conflict();
    respond(programRoutes.save, saved({ version: 6 }));
    await overwriteTheirs(autosave, theirs);

    expect(requestsTo(programRoutes.save).at(-1)?.body).toMatchObject({ version: 5, title: exampleProgram.title });
    expect(state.get().kind).toBe('saved');
  });

  test('theirs is taken, and mine is one undo away', async () => {
    const { autosave, store, state, weight } = await conflict();
    acceptTheirs(autosave, theirs);
    expect(store.getState()).toMatchObject({ contents: { title: 'Di un altro' }, version: 5 });
    expect(weight()).toBe('80 kg');
    expect(state.get().kind).toBe('saved');
    expect(drafts()).toEqual([]);

    undo(store);
    expect(weight()).toBe('85');
  });

  test('a figure typed and taken back by hand is no work: theirs is shown without a question', async () => {
    const { store, state } = await open();
    setRow(store, rowId, { weight: '85' });
    setRow(store, rowId, { weight: '80 kg' });
    respondWithError(programRoutes.save, 409, { code: 'version_conflict', data: { program: theirs } });
    await vi.advanceTimersByTimeAsync(1100);

    expect(state.get().kind).toBe('saved');
    expect(store.getState()).toMatchObject({ contents: { title: 'Di un altro' }, version: 5 });
  });

  test('a merge is saved over theirs, and mine alone is one undo away', async () => {
    const { autosave, store, state, weight } = await conflict();
    respond(programRoutes.save, saved({ title: 'Di un altro', version: 6 }));
    await saveMerged(autosave, theirs, { ...store.getState().contents, title: 'Di un altro' });

    expect(requestsTo(programRoutes.save).at(-1)?.body).toMatchObject({ version: 5, title: 'Di un altro' });
    expect(state.get().kind).toBe('saved');
    undo(store);
    expect(store.getState().contents.title).toBe(exampleProgram.title);
    expect(weight()).toBe('85');
  });

  test('unsaved work of a closed tab is never put over it without asking', async () => {
    const first = await open();
    setRow(first.store, rowId, { weight: '85' });
    stop();

    const second = await open(theirs);

    expect(second.state.get()).toMatchObject({ kind: 'conflict', theirs: { version: 5 } });
    expect(second.weight()).toBe('85');
    await vi.advanceTimersByTimeAsync(5000);
    expect(requestsTo(programRoutes.save)).toHaveLength(0);
  });
});

test('the draft of another person on this device is left alone', async () => {
  const { store } = await open();
  setRow(store, rowId, { weight: '85' });
  stop();

  expect(await findOrphanedDraft(exampleProgram.id, 'somebody-else')).toBeNull();
});
