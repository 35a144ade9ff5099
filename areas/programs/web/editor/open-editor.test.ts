import { beforeEach, expect, test } from 'vitest';
import { addDays, plainDateInZone } from '#shell/common/dates.ts';
import { exampleProgram, exampleSettings } from '../../example.ts';
import { openEditor } from './open-editor.ts';
import { writeDraft } from './state/autosave.ts';
import { findOrphanedDraft } from './state/draft.ts';

beforeEach(() => localStorage.clear());

const surroundings = {
  userId: 'ada',
  membershipId: 'ada-here',
  typeName: String,
  onSaved: () => {},
  onAdopted: () => {},
};
const { title, info, weeks, version } = exampleProgram;

test('a choice between two versions that was put off is still a choice, however often the program is opened', async () => {
  const theirs = { ...exampleProgram, version: version + 1, title: 'Salvato altrove' };
  const mine = {
    contents: { title: 'Scritto qui', info, weeks },
    version,
    sent: [],
    keptAt: '2026-11-20T10:00:00Z',
    userId: 'ada',
  };
  localStorage.setItem(`draft.program.${exampleProgram.id}.prima`, JSON.stringify(mine));

  for (let opening = 1; opening <= 3; opening++) {
    const left = await findOrphanedDraft(exampleProgram.id, 'ada');
    const { autosave, store } = openEditor(
      { program: theirs, orphanedDraft: left, settings: exampleSettings },
      surroundings,
    );
    writeDraft(autosave);
    localStorage.removeItem(left?.name ?? '');

    expect(autosave.state.get().kind).toBe('conflict');
    expect(store.getState().contents.title).toBe('Scritto qui');
  }
  expect(title).not.toBe('Scritto qui');
});

test('a copy opens at the week its client is in, a model at its first', () => {
  const rome = { ...surroundings, timeZone: 'Europe/Rome' };
  const startsOn = addDays(plainDateInZone(new Date().toISOString(), 'Europe/Rome'), -8);
  const copy = { ...exampleProgram, startsOn };

  expect(openEditor({ program: copy, orphanedDraft: null, settings: exampleSettings }, rome).firstWeek).toBe(2);
  expect(openEditor({ program: exampleProgram, orphanedDraft: null, settings: exampleSettings }, rome).firstWeek).toBe(
    1,
  );
});
