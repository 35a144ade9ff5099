import { expect, test } from 'vitest';
import { addDays, todayIn } from '#shell/common/dates.ts';
import type { Program } from '../../contract/document.ts';
import { exampleDetail, exampleProgram } from '../../example.ts';
import { documentOf } from './load-program.ts';
import { openEditor } from './open-editor.ts';

function open(program: Program) {
  const loaded = {
    detail: { ...exampleDetail, program },
    document: documentOf(program),
    orphanedDraft: null,
  };
  const options = { userId: 'ada', membershipId: 'ada-here', typeName: String, timeZone: 'Europe/Rome' };
  return openEditor(loaded, { ...options, onSaved: () => {}, onReplaced: () => {} });
}

test('a copy opens at the current week of its client, a template at week 1', () => {
  const [startsOn, endsOn] = [-8, 5].map((days) => addDays(todayIn('Europe/Rome'), days)) as [string, string];

  expect(open({ ...exampleProgram, startsOn, endsOn }).firstWeek).toBe(2);
  expect(open(exampleProgram).firstWeek).toBe(1);
});

test('a copy that was replaced in its first week opens at that week', () => {
  const [startsOn, endsOn] = [-8, -2].map((days) => addDays(todayIn('Europe/Rome'), days)) as [string, string];

  expect(open({ ...exampleProgram, startsOn, endsOn }).firstWeek).toBe(1);
});
