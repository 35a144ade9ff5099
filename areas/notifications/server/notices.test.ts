import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noticeRoutes, type NoticeDraft } from '#areas/notices/contract.ts';
import { ownNoticeRoutes } from '#areas/notices/contract/board.ts';
import { noticeExample } from '#areas/notices/example.ts';
import type { TestServer } from '#database/testing/server.ts';
import type { TestPushService } from '#shell/server/push/testing/push-service.ts';
import { notificationSettingRoutes } from '../contract/settings.ts';
import { pathOf } from '../rules/link.ts';
import { openPushServer, openPushStudio, type PushStudio } from './testing/push-server.ts';

let pushService: TestPushService;
let server: TestServer;
let studio: PushStudio;

beforeAll(async () => {
  ({ server, pushService } = await openPushServer());
});
afterAll(() => pushService.stop());

beforeEach(async () => {
  studio = await openPushStudio({ server, pushService }, 'client');
});

/** The queue of jobs runs: an announcement takes a second, and a push five more. */
const slow = { timeout: 20_000 };
const inTime = { timeout: 60_000 };

const publish = async (changes: Partial<NoticeDraft> = {}) => {
  const draft = { ...noticeExample, sendsPush: true, ...changes };
  return (await server.ask(noticeRoutes.create, draft, studio.admin)).data.notice;
};
const kindsOf = async (token: string) => (await studio.listOf(token)).map(({ kind }) => kind);
const isAnnounced = (id: string) =>
  expect
    .poll(
      async () => (await server.owner.query('select announced_edition from notices where id = $1', [id])).rows,
      slow,
    )
    .toEqual([{ announced_edition: 1 }]);

test(
  'a notice with push is in the list of each recipient, and on the phone without its text; it opens on the noticeboard',
  inTime,
  async () => {
    const { id } = await publish();

    await expect.poll(() => kindsOf(studio.client), slow).toEqual(['notice_published']);
    await expect.poll(() => studio.received(), slow).toHaveLength(1);
    const [notification] = await studio.listOf(studio.client);
    expect(notification && pathOf(notification)).toBe(`/my/notices?notice=${id}`);
    expect(notification?.params).toEqual({ who: 'Studio Prova', text: noticeExample.text });
    expect(studio.received()[0]).toMatchObject({ title: 'Studio Prova', body: "C'è un nuovo avviso in bacheca." });
    expect(await kindsOf(studio.otherClient)).toEqual(['notice_published']);
    expect(await kindsOf(studio.admin)).toEqual([]);
  },
);

test(
  'a text that is changed without showing the notice again is changed in its notifications, too',
  inTime,
  async () => {
    const { id, version } = await publish();
    await expect.poll(() => kindsOf(studio.client), slow).toEqual(['notice_published']);
    const draft = {
      ...noticeExample,
      sendsPush: true,
      text: 'Lezione alle 9, non alle 7',
      publication: 'now' as const,
    };

    await server.ask(noticeRoutes.update, { ...draft, id, version, showsAgain: false }, studio.admin);

    const [notification] = await studio.listOf(studio.client);
    expect(notification?.params).toMatchObject({ text: 'Lezione alle 9, non alle 7' });
  },
);

test(
  'who confirms has read the notification; the reminder reaches only the others; withdrawing takes back all',
  inTime,
  async () => {
    const { id } = await publish();
    await expect.poll(() => kindsOf(studio.client), slow).toEqual(['notice_published']);

    await server.ask(ownNoticeRoutes.confirm, { id }, studio.otherClient);
    await server.ask(noticeRoutes.remind, { id }, studio.admin);

    await expect.poll(() => kindsOf(studio.client), slow).toEqual(['notice_reminded', 'notice_published']);
    expect((await studio.listOf(studio.otherClient)).map(({ kind, readAt }) => [kind, readAt !== null])).toEqual([
      ['notice_published', true],
    ]);
    await server.ask(noticeRoutes.withdraw, { id }, studio.admin);
    expect([await kindsOf(studio.client), await kindsOf(studio.otherClient)]).toEqual([[], []]);
    await studio.deliver();
    expect(studio.received().length).toBeLessThanOrEqual(1);
  },
);

test('a notice without push, or confirmed before it is announced, makes no notification', inTime, async () => {
  const quiet = await publish({ sendsPush: false });
  const again = await publish({ publication: 'draft' });
  await server.owner.query('update notices set publishes_at = now() where id = $1', [again.id]);
  await server.ask(ownNoticeRoutes.confirm, { id: again.id }, studio.client);
  const { version } = (await server.ask(noticeRoutes.withdraw, { id: again.id }, studio.admin)).data.notice;
  await server.ask(
    noticeRoutes.update,
    { ...noticeExample, id: again.id, sendsPush: true, showsAgain: false, version },
    studio.admin,
  );

  await isAnnounced(quiet.id);
  await expect.poll(() => kindsOf(studio.otherClient), slow).toEqual(['notice_published']);
  expect(await kindsOf(studio.client)).toEqual([]);
});

test('a client who switched notices off on every channel gets none', inTime, async () => {
  const off = {
    'notice_published.in_app': 'off',
    'notice_published.push': 'off',
    'notice_published.mail': 'off',
  } as const;
  await server.ask(notificationSettingRoutes.saveSettings, { channels: off }, studio.client);
  await publish();

  await expect.poll(() => kindsOf(studio.otherClient), slow).toEqual(['notice_published']);
  expect(await kindsOf(studio.client)).toEqual([]);
});
