import { beforeAll, describe, expect, test } from 'vitest';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import type { TestServer } from '#database/testing/server.ts';
import { clientMealRoutes, type MealReport, mealRoutes } from '../contract.ts';
import { openDietStudio, type DietStudio } from './testing/diet-studio.ts';
import { addDays } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import type { ApiRequest } from '#shell/common/route.ts';

let server: TestServer;
let diet: DietStudio;

beforeAll(async () => {
  diet = await openDietStudio();
  server = diet.server;
});

const sync = (meals: ApiRequest<typeof mealRoutes.sync.own>['meals'], token = diet.studio.client) =>
  server.ask(mealRoutes.sync.own, { sentAt: new Date().toISOString(), meals }, token);

function report(changes: Partial<MealReport> = {}): MealReport {
  return { ...diet.report(), ...changes };
}

describe('what a client reports', () => {
  test('is stored once, however often it is sent, and read by the professional', async () => {
    const eaten = report({ state: 'as_planned' });

    const answers = await Promise.all(Array.from({ length: 20 }, () => sync([eaten])));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { diet: seen } = (
      await server.ask(mealRoutes.days.client, { clientId: diet.clientId, from: eaten.date }, diet.studio.admin)
    ).data;
    expect(seen.entries.filter(({ mealId }) => mealId === eaten.mealId)).toHaveLength(1);
    expect(seen.entries[0]).toMatchObject({ state: 'as_planned', isNew: false, isByProfessional: false });
  });

  test('of two reports about a meal the later one is stored, also when it arrives first', async () => {
    const [earlier, later] = [60_000, 30_000].map((ms) => new Date(Date.now() - ms).toISOString()) as [string, string];
    const mealId = diet.mealIds[1] ?? '';

    await sync([report({ mealId, state: 'skipped', note: 'Non avevo fame', loggedAt: later })]);
    const { entries } = (await sync([report({ mealId, state: 'as_planned', loggedAt: earlier })])).data;

    expect(entries.find((entry) => entry.mealId === mealId)).toMatchObject({ state: 'skipped', isNew: true });
  });

  test.each([
    ['the state first', ['state', 'note']],
    ['the note first', ['note', 'state']],
    ['both in one request', ['both']],
  ])(
    'keeps the state of one device and the note of another one, whichever was made first; arrives: %s',
    async (_, order) => {
      const at = (secondsAgo: number) => new Date(Date.now() - secondsAgo * 1000).toISOString();
      for (const [stateAt, noteAt, mealId] of [
        [at(60), at(30), diet.mealIds[3] ?? ''],
        [at(30), at(60), diet.mealIds[4] ?? ''],
      ] as const) {
        const date = addDays(
          diet.today,
          -1 - ['the state first', 'the note first', 'both in one request'].indexOf(String(_)),
        );
        const ref = { date, publishedId: diet.publishedId, mealId };
        const skipped = { ...ref, state: 'skipped' as const, loggedAt: stateAt };
        const noted = { ...ref, note: 'In viaggio', loggedAt: noteAt };
        for (const part of order) await sync(part === 'both' ? [noted, skipped] : [part === 'state' ? skipped : noted]);
        const { diet: read } = (await server.ask(mealRoutes.days.own, { from: date, days: 1 }, diet.studio.client))
          .data;

        expect(read.entries.find((entry) => entry.mealId === mealId)).toMatchObject({
          state: 'skipped',
          note: 'In viaggio',
          isNew: true,
        });
      }
    },
  );

  test('names the note and the state of another device that it replaced, and nothing when it is sent again', async () => {
    const ref = { date: addDays(diet.today, -6), publishedId: diet.publishedId, mealId: diet.mealIds[1] ?? '' };
    const at = (secondsAgo: number) => new Date(Date.now() - secondsAgo * 1000).toISOString();
    await sync([{ ...ref, state: 'skipped', loggedAt: at(60), note: 'Febbre', notedAt: at(60) }]);
    const later: MealReport = { ...ref, swaps: [], state: 'free', loggedAt: at(30), note: 'Al bar', notedAt: at(30) };

    const first = (await sync([later])).data;
    const again = (await sync([later])).data;

    expect(first.overwritten).toMatchObject([{ mealId: ref.mealId, date: ref.date, state: 'skipped', note: 'Febbre' }]);
    expect(again.overwritten ?? []).toEqual([]);
  });

  test('takes a note back without the state, and undoes a state without the note', async () => {
    const date = addDays(diet.today, -5);
    const ref = { date, publishedId: diet.publishedId, mealId: diet.mealIds[1] ?? '' };
    const at = (secondsAgo: number) => new Date(Date.now() - secondsAgo * 1000).toISOString();
    const stored = async () => {
      const { diet: read } = (await server.ask(mealRoutes.days.own, { from: date, days: 1 }, diet.studio.client)).data;
      return read.entries.map(({ state, note }) => ({ state, note }));
    };

    await sync([{ ...ref, state: 'skipped', loggedAt: at(60), note: 'Febbre', notedAt: at(50) }]);
    await sync([{ ...ref, note: '', loggedAt: at(40) }]);
    expect(await stored()).toEqual([{ state: 'skipped', note: '' }]);
    await sync([{ ...ref, note: 'Febbre alta', loggedAt: at(30) }]);
    await sync([{ ...ref, state: 'planned', loggedAt: at(20) }]);
    await sync([{ ...ref, state: 'skipped', loggedAt: at(60), note: 'Febbre', notedAt: at(50) }]);
    expect(await stored()).toEqual([{ state: 'planned', note: 'Febbre alta' }]);
  });

  test('is refused for a meal that was not published, a day of the future or long past, without keeping the others', async () => {
    const mealId = diet.mealIds[2] ?? '';
    const { entries, refused } = (
      await sync([
        report({ mealId: newId() }),
        report({ mealId, date: addDays(diet.today, 3), state: 'as_planned' }),
        report({ mealId, date: addDays(diet.today, -61), state: 'as_planned' }),
        report({ mealId, state: 'as_planned' }),
      ])
    ).data;

    expect(refused).toEqual([
      { part: 'meals', index: 0, problem: 'not_planned' },
      { part: 'meals', index: 1, problem: 'in_future' },
      { part: 'meals', index: 2, problem: 'too_old' },
    ]);
    expect(entries.find((entry) => entry.mealId === mealId)?.state).toBe('as_planned');
  });

  test('a phone whose clock is two hours ahead does not win over what is reported later', async () => {
    const mealId = diet.mealIds[0] ?? '';
    const wrongNow = new Date(Date.now() + 7_200_000).toISOString();
    await server.ask(
      mealRoutes.sync.own,
      { sentAt: wrongNow, meals: [report({ mealId, state: 'free', loggedAt: wrongNow })] },
      diet.studio.client,
    );
    await new Promise((resolve) => setTimeout(resolve, 20));

    const loggedAt = new Date(Date.now() + 60_000).toISOString();
    const { entries } = (await sync([report({ mealId, state: 'skipped', loggedAt })])).data;

    expect(entries.find((entry) => entry.mealId === mealId)?.state).toBe('skipped');
  });

  test('what a professional has read is no longer new', async () => {
    const mealId = diet.mealIds[0] ?? '';
    await sync([report({ mealId, state: 'skipped', loggedAt: new Date(Date.now() + 90_000).toISOString() })]);
    const read = { clientId: diet.clientId, until: diet.today };

    await server.ask(clientMealRoutes.markRead, read, diet.studio.admin);

    const days = { clientId: diet.clientId, from: diet.today };
    const { entries } = (await server.ask(mealRoutes.days.client, days, diet.studio.admin)).data.diet;
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.filter(({ isNew }) => isNew)).toEqual([]);
  });
});

test('a client who has withdrawn the consent to health data reads the days, and that nothing can be reported', async () => {
  const decide = (isGiven: boolean) =>
    server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven }, diet.studio.client);
  const read = async () => (await server.ask(mealRoutes.days.own, {}, diet.studio.client)).data.diet;

  await decide(false);
  const without = await read();
  const refused = await sync([report()]);
  await decide(true);

  expect(without.isConsentWithdrawn).toBe(true);
  expect(without.days[0]?.day?.meals).toHaveLength(5);
  expect(refused).toMatchObject({ status: 403, code: 'own_health_data_withdrawn' });
  expect((await read()).isConsentWithdrawn).toBe(false);
});

describe('water and shopping', () => {
  test('a drink that is sent twice counts once, and not at all once it was removed', async () => {
    const id = newId();
    const send = (ml: number, secondsAgo: number) =>
      server.ask(
        mealRoutes.sync.own,
        {
          sentAt: new Date().toISOString(),
          drinks: [{ id, date: diet.today, ml, loggedAt: new Date(Date.now() - secondsAgo * 1000).toISOString() }],
        },
        diet.studio.client,
      );
    const drunk = async () => {
      const { drinks } = (await server.ask(mealRoutes.days.own, {}, diet.studio.client)).data.diet;
      return drinks.filter((drink) => drink.id === id).map(({ ml }) => ml);
    };

    await send(250, 30);
    await send(250, 30);
    expect(await drunk()).toEqual([250]);
    await send(0, 10);
    await send(250, 30);
    expect(await drunk()).toEqual([]);
  });

  test('a refused drink is named by its place in the request, with its reason, also when another one was sent twice', async () => {
    const loggedAt = new Date().toISOString();
    const drink = { id: newId(), date: diet.today, ml: 200, loggedAt };
    const drinks = [
      drink,
      drink,
      { ...drink, id: newId(), date: addDays(diet.today, -61) },
      { ...drink, id: newId(), date: addDays(diet.today, 2) },
    ];

    const { refused } = (await server.ask(mealRoutes.sync.own, { sentAt: loggedAt, drinks }, diet.studio.client)).data;

    expect(refused).toEqual([
      { part: 'drinks', index: 2, problem: 'too_old' },
      { part: 'drinks', index: 3, problem: 'in_future' },
    ]);
  });

  test('ticks belong to the chosen days: another choice begins an empty list', async () => {
    const alimentId = diet.alimentIds[0] ?? '';
    const at = (secondsAgo: number) => new Date(Date.now() - secondsAgo * 1000).toISOString();
    const send = (body: object) => server.ask(mealRoutes.sync.own, { sentAt: at(0), ...body }, diet.studio.client);
    const ticks = async () => (await server.ask(mealRoutes.days.own, {}, diet.studio.client)).data.diet.ticks;

    await send({ shopping: { from: diet.today, days: 7, persons: 2, chosenAt: at(60) } });
    await send({ ticks: [{ alimentId, isTicked: true, tickedAt: at(40) }] });
    expect(await ticks()).toMatchObject([{ alimentId, isTicked: true }]);
    await send({ shopping: { from: diet.today, days: 3, persons: 2, chosenAt: at(20) } });

    expect(await ticks()).toEqual([]);
  });

  test('two devices that choose the same days keep the ticks of both', async () => {
    const [one = '', other = ''] = diet.alimentIds;
    const at = (secondsAgo: number) => new Date(Date.now() - secondsAgo * 1000).toISOString();
    const send = (secondsAgo: number, alimentId: string) => {
      const shopping = { from: diet.today, days: 5, persons: 1, chosenAt: at(secondsAgo) };
      const ticks = [{ alimentId, isTicked: true, tickedAt: shopping.chosenAt }];
      return server.ask(mealRoutes.sync.own, { sentAt: at(0), shopping, ticks }, diet.studio.client);
    };

    await send(10, one);
    await send(5, other);

    const { ticks } = (await server.ask(mealRoutes.days.own, {}, diet.studio.client)).data.diet;
    expect(ticks.map(({ alimentId }) => alimentId).sort()).toEqual([one, other].sort());
  });
});

describe('the clock', () => {
  test.each(['2026-03-23', '2026-10-19'])(
    'the two weeks from %s have 14 dates, although one of them has 23 or 25 hours',
    async (from) => {
      const { days } = (await server.ask(mealRoutes.days.own, { from, days: 14 }, diet.studio.client)).data.diet;

      expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 14 }, (_, index) => addDays(from, index)));
      expect(new Set(days.map(({ date }) => date)).size).toBe(14);
    },
  );

  test('20 different reports about the same meal at once leave the latest, whatever arrives last', async () => {
    const mealId = diet.mealIds[4] ?? '';
    const reports = Array.from({ length: 20 }, (_, index) =>
      report({ mealId, note: `Nota ${index}`, loggedAt: new Date(Date.now() - (20 - index) * 1000).toISOString() }),
    );

    const answers = await Promise.all(reports.toReversed().map((one) => sync([one])));

    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const { entries } = (await server.ask(mealRoutes.days.own, {}, diet.studio.client)).data.diet;
    expect(entries.find((entry) => entry.mealId === mealId)?.note).toBe('Nota 19');
  });

  test('a phone that is a day behind reports for its own date, and is not refused', async () => {
    const sentAt = new Date(Date.now() - 86_400_000).toISOString();
    const meals = [report({ mealId: diet.mealIds[3] ?? '', date: addDays(diet.today, 1), loggedAt: sentAt })];

    const answer = await server.ask(mealRoutes.sync.own, { sentAt, meals }, diet.studio.client);

    expect(answer.data.refused).toEqual([]);
    const [entry] = answer.data.entries;
    expect(Math.abs(Date.parse(entry?.loggedAt ?? '') - Date.now())).toBeLessThan(180_000);
  });
});
