import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountRoutes } from '#areas/account/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { instantInZone, localTimeIn } from '#shell/common/local-time.ts';
import { type NoticeDraft, noticeRoutes } from '../contract.ts';
import { ownNoticeRoutes } from '../contract/board.ts';
import { noticeExample } from '../example.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
  await server.ask(noticeRoutes.delete, { id: studio.ids['notices'] ?? '' }, studio.admin);
});

const draftOf = (changes: Partial<NoticeDraft> = {}) => ({ ...noticeExample, ...changes });

const create = (changes: Partial<NoticeDraft> = {}) => server.ask(noticeRoutes.create, draftOf(changes), studio.admin);

const created = async (changes: Partial<NoticeDraft> = {}) => (await create(changes)).data.notice;

const get = async (id: string) => (await server.ask(noticeRoutes.get, { id }, studio.admin)).data.notice;

async function update(id: string, changes: Partial<NoticeDraft> = {}) {
  const { version } = await get(id);
  return server.ask(noticeRoutes.update, { id, version, showsAgain: false, ...draftOf(changes) }, studio.admin);
}

const confirm = (id: string) => server.ask(ownNoticeRoutes.confirm, { id }, studio.client);

const board = async () => (await server.ask(ownNoticeRoutes.list, {}, studio.client)).data.notices.map(({ id }) => id);

describe('a scheduled notice', () => {
  const tomorrow = () => addDays(todayIn('Europe/Rome'), 1);
  const later = () => ({ publication: 'later' as const, publishOn: tomorrow(), publishTime: '08:30' });
  const pass = (id: string) =>
    server.owner.query(`update notices set publishes_at = now() - interval '1 second' where id = $1`, [id]);

  test('is not on the noticeboard before its time, and is from then on', async () => {
    const { id, status } = await created(later());
    const before = [await board(), (await confirm(id)).status];
    await pass(id);

    expect([status, ...before]).toEqual(['scheduled', [], 404]);
    expect(await board()).toEqual([id]);
  });

  test('can be moved, published at once or made a draft until it is due, and then no longer', async () => {
    const { id } = await created(later());

    const moved = (await update(id, { ...later(), publishTime: '19:00' })).data.notice;
    const drafted = (await server.ask(noticeRoutes.withdraw, { id }, studio.admin)).data.notice;
    const out = (await update(id)).data.notice;
    const refused = await update(id, { ...later(), text: 'Spostato' });
    const after = (await update(id, { text: 'Corretto' })).data.notice;

    expect(moved).toMatchObject({ status: 'scheduled', publishOn: tomorrow(), publishTime: '19:00' });
    expect(drafted).toMatchObject({ status: 'draft', publishAt: null, publishTime: null });
    expect(out.status).toBe('published');
    expect(refused).toMatchObject({ status: 409, code: 'already_published' });
    expect(after).toMatchObject({ status: 'published', publishAt: out.publishAt, text: 'Corretto' });
  });

  test('keeps its instant when it is saved untouched after the studio moved to another time zone', async () => {
    const { id, publishAt } = await created({ ...later(), timeZone: null });
    const opened = await get(id);
    await server.ask(accountRoutes.setAccountTimeZone, { timeZone: 'Asia/Tokyo' }, studio.admin);

    const { publishOn, publishTime, timeZone } = await get(id);
    const reopened = await update(id, { publication: 'later', publishOn, publishTime, timeZone });
    const times = { publishOn: opened.publishOn, publishTime: opened.publishTime, timeZone: opened.timeZone };
    const openedBefore = await update(id, { publication: 'later', ...times });

    expect(localTimeIn(new Date(publishAt ?? ''), 'Asia/Tokyo')).toEqual({ day: publishOn, time: publishTime });
    expect(timeZone).toBe('Asia/Tokyo');
    expect(reopened.data.notice.publishAt).toBe(publishAt);
    expect(openedBefore.data.notice.publishAt).toBe(publishAt);
  });

  test('is published by the clock of the account, whatever that of the person is, and found on the day of the person', async () => {
    await server.ask(accountRoutes.setTimeZone, { timeZone: 'Pacific/Kiritimati' }, studio.admin);

    const { id, publishAt, timeZone } = await created({ ...later(), publishTime: '23:30' });
    const dayAfter = addDays(tomorrow(), 1);
    const { notices } = (await server.ask(noticeRoutes.list, { publishAt: dayAfter }, studio.admin)).data;

    expect(publishAt).toBe(instantInZone(`${tomorrow()}T23:30:00`, 'Europe/Rome').toISOString());
    expect(timeZone).toBe('Europe/Rome');
    expect(notices.map((notice) => notice.id)).toEqual([id]);
  });

  test('needs a day and a time that are still to come, and a last day after them', async () => {
    const refusals = await Promise.all([
      create({ publication: 'later' }),
      create({ ...later(), publishOn: '2020-01-01' }),
      create({ ...later(), expiresOn: todayIn('Europe/Rome') }),
      create({ ...later(), publishTime: '25:00' }),
      create({ text: ' ' }),
      create({ text: 'x'.repeat(5001) }),
    ]);

    expect(refusals.map(({ status, code }) => `${status} ${code}`)).toEqual([
      '422 publication_missing',
      '422 publication_past',
      '422 expires_before',
      '422 invalid',
      '422 invalid',
      '422 invalid',
    ]);
  });
});
