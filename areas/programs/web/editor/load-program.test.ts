import { beforeEach, expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { respond, stubFetch, requestsTo, respondWithError } from '#shell/web/testing/fake-api.ts';
import { programEditingRoutes } from '../../contract/editing.ts';
import { exampleProgram, exampleSettings } from '../../example.ts';
import { prefetchProgram } from './prefetch.ts';
import { loadProgram } from './load-program.ts';
import { saveLocalDraft } from './state/draft.ts';
import { findCachedProgram, cacheProgram } from './state/program-cache.ts';

beforeEach(() => {
  localStorage.clear();
  stubFetch();
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
const withoutNetwork = () => respondWithError(programEditingRoutes.detailForEdit, 503, { code: 'unavailable' });

test('a program opened before opens without a network, as this device last had it', async () => {
  respond(programEditingRoutes.detailForEdit, detail);
  await loadProgram(asked);
  withoutNetwork();
  const opening = await loadProgram(asked);

  expect(opening).toMatchObject({ program: exampleProgram, copies: 2, orphanedDraft: null });
  expect(opening.keptAt).not.toBeNull();
});

test('what was asked for with the click is not asked for again, and counts for one opening', async () => {
  respond(programEditingRoutes.detailForEdit, detail);
  prefetchProgram(asked.id);
  await loadProgram(asked);
  expect(requestsTo(programEditingRoutes.detailForEdit)).toHaveLength(1);
  await loadProgram(asked);
  expect(requestsTo(programEditingRoutes.detailForEdit)).toHaveLength(2);
});

test('what was typed and not saved is there too', async () => {
  cacheProgram('ada', detail);
  const { title, info, weeks, version } = exampleProgram;
  const contents = { title: `${title}, a casa`, info, weeks };
  saveLocalDraft(`draft.program.${asked.id}.prima`, { contents, version, sent: [], userId: 'ada' });
  withoutNetwork();
  const { orphanedDraft, base } = await loadProgram(asked);

  expect(orphanedDraft?.contents.title).toBe('Ipertrofia, tre giorni, a casa');
  expect(base?.title).toBe('Ipertrofia, tre giorni');
});

test('a program this device never had does not open without a network', async () => {
  withoutNetwork();

  await expect(loadProgram(asked)).rejects.toMatchObject({ status: 503 });
});

test('nobody finds what somebody else opened on this device', async () => {
  cacheProgram('ada', detail);
  withoutNetwork();

  await expect(loadProgram({ ...asked, userId: 'berto' })).rejects.toMatchObject({ status: 503 });
});

test('a program that is no more is forgotten', async () => {
  cacheProgram('ada', detail);
  respondWithError(programEditingRoutes.detailForEdit, 404, { code: 'not_found' });

  await expect(loadProgram(asked)).rejects.toMatchObject({ status: 404 });
  expect(findCachedProgram(asked)).toBeNull();
});

test('five programs are kept, and a sixth takes the place of the oldest', () => {
  const ids = Array.from({ length: 6 }, () => newId());
  for (const [index, id] of ids.entries()) {
    cacheProgram('ada', { ...detail, program: { ...exampleProgram, id } });
    const name = `auth.program.ada.${id}`;
    const at = `2026-11-20T10:0${index}:00.000Z`;
    localStorage.setItem(name, (localStorage.getItem(name) ?? '').replace(/"keptAt":"[^"]+"/, `"keptAt":"${at}"`));
  }

  expect(ids.map((id) => findCachedProgram({ id, userId: 'ada' }) !== null)).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
});

test('what unsaved work began with stays here as long as somebody else’s version waits beside it', async () => {
  cacheProgram('ada', detail);
  const { title, info, weeks, version } = exampleProgram;
  saveLocalDraft(`draft.program.${asked.id}.prima`, {
    contents: { title: 'Qui', info, weeks },
    version,
    sent: [],
    userId: 'ada',
  });
  respond(programEditingRoutes.detailForEdit, { ...detail, program: { ...exampleProgram, version: 9 } });

  for (let opening = 1; opening <= 2; opening++)
    expect((await loadProgram(asked)).base).toMatchObject({ title, version });
});
