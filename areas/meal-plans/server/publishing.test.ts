import { askConfirmingLowEnergy } from '#database/testing/confirm-low-energy.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import type { MealPlanRecord } from '../contract/document.ts';
import { clientMealPlanRoutes, mealPlanRoutes } from '../contract/routes.ts';
import { type MealPlans, openMealPlans, today, withFoods } from './testing/open-meal-plans.ts';

let plans: MealPlans;

beforeAll(async () => {
  plans = await openMealPlans();
});

/** A copy that the client has followed for `days` days. */
async function followedFor(days: number, client?: string): Promise<{ copy: MealPlanRecord; clientId: string }> {
  const template = await plans.createFilled([[plans.food.pasta, 80]], [[plans.food.rice, 70]]);
  const clientId = client ?? (await plans.addClient());
  const [id = ''] = await plans.assign(template.id, { clientIds: [clientId], startsOn: today(-days) });
  await plans.asOwner('update published_meal_plans set starts_on = starts_on - $2::int where meal_plan_id = $1', [
    id,
    days,
  ]);
  return { copy: await plans.read(id), clientId };
}

const publish = (request: { id: string; version: number; startsOn?: string | null }) =>
  askConfirmingLowEnergy(plans.server, mealPlanRoutes.publish, request, plans.studio.admin);

async function publishedOf(id: string) {
  return (await plans.server.ask(mealPlanRoutes.published, { id }, plans.studio.admin)).data.published;
}

async function contentOf(id: string, publishedId = '') {
  return (await plans.server.ask(mealPlanRoutes.publishedContent, { id, publishedId }, plans.studio.admin)).data
    .content;
}

async function oneOf(clientId: string) {
  const { mealPlans } = (await plans.server.ask(clientMealPlanRoutes.list.client, { clientId }, plans.studio.admin))
    .data;
  return mealPlans[0];
}

test('an edit of a copy is not seen by the client until it is published', async () => {
  const { copy, clientId } = await followedFor(3);
  await plans.save(copy, withFoods(copy, [[plans.food.oil, 10]]));
  const [first] = await publishedOf(copy.id);

  expect(await oneOf(clientId)).toMatchObject({ publication: 'active', hasUnpublishedChanges: true });
  expect((await contentOf(copy.id, first?.id)).aliments).toHaveLength(2);
});

test('a new version starts today and leaves the earlier one byte-equal', async () => {
  const { copy, clientId } = await followedFor(3);
  const [first] = await publishedOf(copy.id);
  const before = JSON.stringify(await contentOf(copy.id, first?.id));
  await plans.save(copy, withFoods(copy, [[plans.food.oil, 10]]));
  const response = await publish({ id: copy.id, version: copy.version + 1 });

  expect(response.data.published).toMatchObject({ number: 2, startsOn: today(), state: 'active' });
  expect(await publishedOf(copy.id)).toMatchObject([
    { number: 2, state: 'active' },
    { number: 1, startsOn: today(-3), state: 'past' },
  ]);
  expect(JSON.stringify(await contentOf(copy.id, first?.id))).toBe(before);
  expect(await oneOf(clientId)).toMatchObject({ hasUnpublishedChanges: false });
});

test('the editor reads which version was published, also after the note of the assignment was changed', async () => {
  const { copy } = await followedFor(3);
  const edited = async () => {
    const { data } = await plans.server.ask(mealPlanRoutes.detailForEdit, { id: copy.id }, plans.studio.admin);
    return [data.mealPlan.version, data.publishedVersion];
  };
  const dates = { id: copy.id, version: copy.version, startsOn: copy.startsOn ?? '', note: 'Nuova nota' };
  await plans.server.ask(mealPlanRoutes.updateUserMealPlanDate, dates, plans.studio.admin);
  const [afterNote, published] = await edited();
  expect(published).toBe(afterNote);

  const present = await plans.read(copy.id);
  await plans.save(present, withFoods(present, [[plans.food.oil, 10]]));

  expect(await edited()).toEqual([present.version + 1, published]);
});

test('a copy that was edited and is again as it was published has no changes to publish', async () => {
  const { copy, clientId } = await followedFor(3);
  const { version } = (await plans.save(copy, { title: 'Altro' })).data;
  expect(await oneOf(clientId)).toMatchObject({ hasUnpublishedChanges: true });

  await plans.save({ ...copy, title: 'Altro', version }, { title: copy.title });

  expect(await oneOf(clientId)).toMatchObject({ hasUnpublishedChanges: false });
  const { data } = await plans.server.ask(mealPlanRoutes.detailForEdit, { id: copy.id }, plans.studio.admin);
  expect(data.publishedVersion).toBe(data.mealPlan.version);
});

test('a copy that is as it was published has no changes to publish after its first day was moved', async () => {
  const { copy, clientId } = await followedFor(0);
  await plans.save(copy, { title: 'Altro' });
  await plans.save({ ...copy, title: 'Altro', version: copy.version + 1 }, { title: copy.title });
  const dates = { id: copy.id, version: copy.version + 2, startsOn: today(2), note: '' };
  expect((await plans.server.ask(mealPlanRoutes.updateUserMealPlanDate, dates, plans.studio.admin)).status).toBe(200);

  expect(await oneOf(clientId)).toMatchObject({ hasUnpublishedChanges: false });
});

test('the client is told of a new version, and not of one that is what they follow already', async () => {
  const { copy } = await followedFor(3, plans.studio.ids['clients']);
  const daysTold = async () => {
    const rows = await plans.asOwner(
      "select params ->> 'startsOn' as day from notifications where subject_id = $1 and kind = 'meal_plan_changed'",
      [copy.id],
    );
    return rows.map((row) => row['day']);
  };
  await publish({ id: copy.id, version: copy.version });
  expect(await daysTold()).toEqual([]);

  const { version } = (await plans.save(copy, { title: 'Altro' })).data;
  await publish({ id: copy.id, version, startsOn: today(5) });
  expect(await daysTold()).toEqual([today(5)]);
  await publish({ id: copy.id, version, startsOn: today(2) });
  expect(await daysTold()).toEqual([today(2)]);
});

test('a version is never published for a day after the last one of the copy, which nobody would see', async () => {
  const { copy } = await followedFor(3);
  const after = addDays(copy.endsOn ?? '', 1);

  expect(await publish({ id: copy.id, version: copy.version, startsOn: after })).toMatchObject({
    status: 422,
    code: 'after_end',
  });
  expect(await publish({ id: copy.id, version: copy.version, startsOn: copy.endsOn })).toMatchObject({ status: 200 });
});

test('a version is never published for a day of the past', async () => {
  const { copy } = await followedFor(3);

  expect(await publish({ id: copy.id, version: copy.version, startsOn: today(-1) })).toMatchObject({
    status: 422,
    code: 'in_the_past',
  });
});

test('a scheduled version is withdrawn, or its place is taken by one that starts earlier', async () => {
  const { copy } = await followedFor(3);
  const scheduled = (await publish({ id: copy.id, version: copy.version, startsOn: today(7) })).data.published;
  const withdraw = (publishedId: string) =>
    plans.server.ask(mealPlanRoutes.withdraw, { id: copy.id, publishedId }, plans.studio.admin);
  const [, first] = await publishedOf(copy.id);

  expect(scheduled.state).toBe('scheduled');
  expect(await withdraw(first?.id ?? '')).toMatchObject({ status: 409, code: 'already_started' });
  expect((await withdraw(scheduled.id)).data.published).toHaveLength(1);

  await publish({ id: copy.id, version: copy.version, startsOn: today(7) });
  await publish({ id: copy.id, version: copy.version, startsOn: today(2) });
  expect((await publishedOf(copy.id)).map(({ startsOn }) => startsOn)).toEqual([today(2), today(-3)]);
});

test('a stale second tab cannot publish what it has not seen', async () => {
  const { copy } = await followedFor(1);
  await plans.save(copy, { description: 'Nuova' });

  expect(await publish({ id: copy.id, version: copy.version })).toMatchObject({
    status: 409,
    code: 'version_conflict',
  });
});

test('20 identical requests to publish make one version', async () => {
  const { copy } = await followedFor(1);
  const { version } = (await plans.save(copy, { description: 'Nuova' })).data;
  const replies = await Promise.all(Array.from({ length: 20 }, () => publish({ id: copy.id, version })));

  expect(new Set(replies.map(({ data }) => data.published.id)).size).toBe(1);
  expect(await publishedOf(copy.id)).toHaveLength(2);
});

describe('the dates of a copy', () => {
  const move = (id: string, version: number, startsOn: string) =>
    plans.server.ask(
      mealPlanRoutes.updateUserMealPlanDate,
      { id, version, startsOn, note: 'Nota' },
      plans.studio.admin,
    );

  test('move before it starts, with what is published', async () => {
    const template = await plans.createFilled([[plans.food.pasta, 80]]);
    const clientIds = [await plans.addClient()];
    const [id = ''] = await plans.assign(template.id, { clientIds, startsOn: today(5) });
    const { copy } = (await move(id, 1, today(9))).data;

    expect(copy).toMatchObject({ startsOn: today(9), endsOn: today(36), version: 2, note: 'Nota' });
    expect(copy).toMatchObject({ publication: 'scheduled', hasUnpublishedChanges: false });
    expect(await publishedOf(id)).toMatchObject([{ startsOn: today(9), state: 'scheduled' }]);
  });

  test('move a scheduled version with them: what is followed today does not change before its day', async () => {
    const { copy } = await followedFor(3);
    const { version } = (await plans.save(copy, { description: 'Dalla settimana prossima' })).data;
    await publish({ id: copy.id, version, startsOn: today(7) });
    await move(copy.id, version, today(2));
    const [later, present] = await publishedOf(copy.id);

    expect([later?.startsOn, present?.startsOn]).toEqual([today(7), today()]);
    expect((await contentOf(copy.id, later?.id)).description).toBe('Dalla settimana prossima');
    expect((await contentOf(copy.id, present?.id)).description).toBe('');
  });

  test('cannot move into the past once it is published; a stale version is a conflict', async () => {
    const { copy } = await followedFor(3);

    expect(await move(copy.id, copy.version, today(-10))).toMatchObject({ status: 422, code: 'in_the_past' });
    expect(await move(copy.id, 99, today(1))).toMatchObject({ status: 409, code: 'version_conflict' });
  });

  test('saved twice do not move again', async () => {
    const { copy } = await followedFor(0);
    await move(copy.id, copy.version, copy.startsOn ?? '');
    const { data } = await move(copy.id, copy.version + 1, copy.startsOn ?? '');

    expect(data.copy).toMatchObject({ startsOn: copy.startsOn, endsOn: copy.endsOn });
    expect(await publishedOf(copy.id)).toHaveLength(1);
  });
});

describe('unassigning', () => {
  const unassign = (id: string) => plans.server.ask(mealPlanRoutes.unassignUserMealPlan, { id }, plans.studio.admin);

  test('a copy that the client followed hides it and keeps its versions', async () => {
    const { copy, clientId } = await followedFor(3);
    await unassign(copy.id);

    expect(await oneOf(clientId)).toBeUndefined();
    expect((await plans.server.ask(mealPlanRoutes.get, { id: copy.id }, plans.studio.admin)).status).toBe(404);
    expect((await unassign(copy.id)).status).toBe(404);
    expect(await countRows('published_meal_plans', 'meal_plan_id', copy.id)).toBe(1);
  });

  test('one that the client never followed deletes it, so that it can be restored with its contents', async () => {
    const template = await plans.createFilled([[plans.food.pasta, 80]]);
    const [id = ''] = await plans.assign(template.id, { clientIds: [await plans.addClient()], startsOn: today(3) });
    const before = await countRows('meal_plan_contents', 'account_id', plans.studio.accountId);
    await unassign(id);

    expect((await plans.server.ask(mealPlanRoutes.get, { id }, plans.studio.admin)).status).toBe(404);
    expect(await countRows('meal_plan_contents', 'account_id', plans.studio.accountId)).toBe(before);
  });

  test('a template is deleted without its copies', async () => {
    const { copy, clientId } = await followedFor(3);
    const deleted = await plans.server.ask(mealPlanRoutes.delete, { id: copy.templateId ?? '' }, plans.studio.admin);

    expect(deleted.status).toBe(200);
    expect(await oneOf(clientId)).toMatchObject({ id: copy.id, templateId: null, publication: 'active' });
  });
});

async function countRows(table: string, column: string, value: string): Promise<number> {
  const rows = await plans.asOwner(`select count(*)::int as total from ${table} where ${column} = $1`, [value]);
  return Number(rows[0]?.['total']);
}

test('a published version is taken up again as the draft, with its food; the client sees it once it is published', async () => {
  const { copy, clientId } = await followedFor(3);
  const [first] = await publishedOf(copy.id);
  const { version } = (await plans.save(copy, { days: copy.days.slice(1), title: 'Altro' })).data;
  await publish({ id: copy.id, version });
  const restore = (current: number) =>
    plans.server.ask(
      mealPlanRoutes.restorePublished,
      { id: copy.id, publishedId: first?.id ?? '', current, saveId: newId() },
      plans.studio.admin,
    );

  expect(await restore(version - 1)).toMatchObject({ status: 409, code: 'version_conflict' });
  const responses = await Promise.all(Array.from({ length: 20 }, () => restore(version)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  expect((await plans.read(copy.id)).version).toBe(version + 1);
  const { title, days, aliments } = await plans.read(copy.id);
  expect({ title, days, aliments }).toEqual({ title: copy.title, days: copy.days, aliments: copy.aliments });
  expect(await oneOf(clientId)).toMatchObject({ hasUnpublishedChanges: true });
});
