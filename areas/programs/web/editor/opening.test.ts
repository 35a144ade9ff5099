import { beforeEach, expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { answer, answerPrepared, askedOf, refuse } from '#shell/web/testing/answers.ts';
import { programEditingRoutes } from '../../contract/editing.ts';
import { exampleProgram, exampleSettings } from '../../example.ts';
import { askAhead } from './ahead.ts';
import { openProgram } from './opening.ts';
import { keepDraft } from './state/draft.ts';
import { findKept, keepProgram } from './state/kept-programs.ts';

beforeEach(() => {
  localStorage.clear();
  answerPrepared();
});

const asked = { id: exampleProgram.id, userId: 'ada' };
const detail = {
  program: exampleProgram,
  exercises: [],
  previous: [],
  copies: 2,
  outdatedCopies: 0,
  settings: exampleSettings,
};
const withoutNetwork = () => refuse(programEditingRoutes.detailForEdit, 503, { code: 'unavailable' });

test('a program opened before opens without a network, as this device last had it', async () => {
  answer(programEditingRoutes.detailForEdit, detail);
  await openProgram(asked);
  withoutNetwork();
  const opening = await openProgram(asked);

  expect(opening).toMatchObject({ program: exampleProgram, copies: 2, left: null });
  expect(opening.keptAt).not.toBeNull();
});

test('what was asked for with the click is not asked for again, and counts for one opening', async () => {
  answer(programEditingRoutes.detailForEdit, detail);
  askAhead(asked.id);
  await openProgram(asked);
  expect(askedOf(programEditingRoutes.detailForEdit)).toHaveLength(1);
  await openProgram(asked);
  expect(askedOf(programEditingRoutes.detailForEdit)).toHaveLength(2);
});

test('what was typed and not saved is there too', async () => {
  keepProgram('ada', detail);
  const { title, info, weeks, version } = exampleProgram;
  const contents = { title: `${title}, a casa`, info, weeks };
  keepDraft(`draft.program.${asked.id}.prima`, { contents, version, sent: [], userId: 'ada' });
  withoutNetwork();
  const { left, base } = await openProgram(asked);

  expect(left?.contents.title).toBe('Ipertrofia, tre giorni, a casa');
  expect(base?.title).toBe('Ipertrofia, tre giorni');
});

test('a program this device never had does not open without a network', async () => {
  withoutNetwork();

  await expect(openProgram(asked)).rejects.toMatchObject({ status: 503 });
});

test('nobody finds what somebody else opened on this device', async () => {
  keepProgram('ada', detail);
  withoutNetwork();

  await expect(openProgram({ ...asked, userId: 'berto' })).rejects.toMatchObject({ status: 503 });
});

test('a program that is no more is forgotten', async () => {
  keepProgram('ada', detail);
  refuse(programEditingRoutes.detailForEdit, 404, { code: 'not_found' });

  await expect(openProgram(asked)).rejects.toMatchObject({ status: 404 });
  expect(findKept(asked)).toBeNull();
});

test('five programs are kept, and a sixth takes the place of the oldest', () => {
  const ids = Array.from({ length: 6 }, () => newId());
  for (const [index, id] of ids.entries()) {
    keepProgram('ada', { ...detail, program: { ...exampleProgram, id } });
    const name = `auth.program.ada.${id}`;
    const at = `2026-11-20T10:0${index}:00.000Z`;
    localStorage.setItem(name, (localStorage.getItem(name) ?? '').replace(/"keptAt":"[^"]+"/, `"keptAt":"${at}"`));
  }

  expect(ids.map((id) => findKept({ id, userId: 'ada' }) !== null)).toEqual([false, true, true, true, true, true]);
});

test('what unsaved work began with stays here as long as somebody else’s version waits beside it', async () => {
  keepProgram('ada', detail);
  const { title, info, weeks, version } = exampleProgram;
  keepDraft(`draft.program.${asked.id}.prima`, {
    contents: { title: 'Qui', info, weeks },
    version,
    sent: [],
    userId: 'ada',
  });
  answer(programEditingRoutes.detailForEdit, { ...detail, program: { ...exampleProgram, version: 9 } });

  for (let opening = 1; opening <= 2; opening++)
    expect((await openProgram(asked)).base).toMatchObject({ title, version });
});
