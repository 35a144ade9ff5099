import { beforeAll, beforeEach, expect, test } from 'vitest';
import { alimentRoutes } from '#areas/aliments/contract/library.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { declarationRoutes, dietaryProfileRoutes, type DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { addFirstAnswers, addLaterAnswers, sentAnswer } from '#database/testing/first-answers.ts';
import { mealRoutes } from '../contract.ts';
import { type DietStudio, openDietStudio } from './testing/diet-studio.ts';

let diet: DietStudio;

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const hamOf = (state: 'pregnant' | 'lactating') => ({
  name: 'Prosciutto crudo di Parma',
  reasons: [{ kind: 'state', state, group: 'raw_animal' }],
});

beforeAll(async () => {
  diet = await openDietStudio();
  const { server, studio, asOwner } = diet;
  const search = 'Prosciutto crudo di Parma';
  const { aliments } = (await server.ask(alimentRoutes.list, { search }, studio.admin)).data;
  const { id = '' } = aliments.find(({ name }) => name === search) ?? {};
  const ham = (await server.ask(alimentRoutes.get, { id }, studio.admin)).data.aliment;
  await asOwner(`update clients set gender = 'female' where id = $1`, [diet.clientId]);
  await diet.addFood(ham);
});

beforeEach(async () => {
  await diet.asOwner('delete from meal_entries where client_id = $1', [diet.clientId]);
  await addFirstAnswers(diet, []);
  await saveProfile({});
  // Before the check-ins of the tests.
  await diet.asOwner(`update dietary_profiles set changed_at = changed_at - interval '1 day' where client_id = $1`, [
    diet.clientId,
  ]);
});

async function saveProfile(changes: Partial<DietaryProfile>): Promise<void> {
  const { get, save } = dietaryProfileRoutes;
  const { clientId, server, studio } = diet;
  const { version } = (await server.ask(get.client, { clientId }, studio.admin)).data;
  const { excludedAliments: _, ...profile } = { ...emptyProfile, ...changes };
  await server.ask(save.client, { clientId, ...profile, version }, studio.admin);
}

async function report(loggedAt = new Date().toISOString()): Promise<void> {
  const { server, studio } = diet;
  const { days } = (await server.ask(mealRoutes.days.own, {}, studio.client)).data.diet;
  const [first] = days;
  const meals = [
    {
      ...diet.report(),
      publishedId: first?.publishedId ?? '',
      mealId: first?.day?.meals[0]?.id ?? '',
      loggedAt,
    },
  ];
  await server.ask(mealRoutes.sync.own, { sentAt: new Date().toISOString(), meals }, studio.client);
}

async function eaten() {
  const request = { clientId: diet.clientId, from: diet.today };
  return (await diet.server.ask(mealRoutes.days.client, request, diet.studio.admin)).data.diet.conflicts;
}

const declare = (hours: number, answer: boolean | string = true) =>
  addLaterAnswers(
    diet,
    [
      {
        ...sentAnswer('Sei in gravidanza?'),
        value: typeof answer === 'boolean' ? { kind: 'boolean', value: answer } : { kind: 'text', value: answer },
      },
    ],
    hoursAgo(hours),
  );

test('what was eaten after a pregnancy was declared is named as such, also when it has been confirmed since, and not when it is rejected', async () => {
  const { clientId, server, studio } = diet;
  await diet.publish();
  await declare(1);
  await report();
  const declared = await eaten();
  await saveProfile({ isPregnant: true });
  const confirmed = await eaten();
  await saveProfile({});
  const { declarations: sent = [] } = (await server.ask(dietaryProfileRoutes.get.client, { clientId }, studio.admin))
    .data;

  expect(declared).toMatchObject([{ ...hamOf('pregnant'), isDeclared: true }]);
  expect(confirmed).toMatchObject([hamOf('pregnant')]);
  expect(sent).toEqual([]);
});

test('a pregnancy of the note that was confirmed and is over names nothing when the note is changed later', async () => {
  const { clientId, server, studio } = diet;
  await diet.publish();
  const writeNote = async (note: string) => {
    const { version } = (await server.ask(clientRoutes.detail, { id: clientId }, studio.admin)).data.client;
    await server.ask(clientRoutes.saveNote, { id: clientId, version, note }, studio.admin);
  };
  await writeNote('Incinta');
  await report();
  const declared = await eaten();
  const { declarations = [] } = (await server.ask(dietaryProfileRoutes.get.client, { clientId }, studio.admin)).data;
  const keys = declarations.map(({ checkInId, questionId, sentAt }) => ({ checkInId, questionId, sentAt }));
  await saveProfile({ isPregnant: true });
  await server.ask(declarationRoutes.decide, { clientId, decision: 'confirmed', declarations: keys }, studio.admin);
  const confirmed = await eaten();
  await saveProfile({});
  await writeNote('Incinta, preferisce le mattine');
  await report();
  const over = await eaten();
  await writeNote('');

  expect(declared).toMatchObject([{ ...hamOf('pregnant'), isDeclared: true }]);
  expect(confirmed).toMatchObject([hamOf('pregnant')]);
  expect(over).toEqual([]);
});

test('a declared pregnancy that is rejected, or was declared after the meal, or is to be clarified, names nothing', async () => {
  const { clientId, server, studio } = diet;
  await diet.publish();
  await declare(1);
  await report(hoursAgo(2));
  const before = await eaten();
  await report();
  const after = await eaten();
  const { declarations = [] } = (await server.ask(dietaryProfileRoutes.get.client, { clientId }, studio.admin)).data;
  const keys = declarations.map(({ checkInId, questionId, sentAt }) => ({ checkInId, questionId, sentAt }));
  await server.ask(declarationRoutes.decide, { clientId, decision: 'rejected', declarations: keys }, studio.admin);
  const rejected = await eaten();
  await declare(0.5, 'Forse');
  await report();

  expect(before).toEqual([]);
  expect(after).toMatchObject([hamOf('pregnant')]);
  expect(rejected).toEqual([]);
  expect(await eaten()).toEqual([]);
});

test('a food that a professional confirmed for the pregnancy is named as confirmed while it lasts, and is to be confirmed again in the next one', async () => {
  await diet.publish();
  await saveProfile({ isPregnant: true });
  await report();
  const unconfirmed = await eaten();
  await diet.publish();
  await report();
  const confirmed = await eaten();
  await saveProfile({ isPregnant: true, excludedWords: ['cipolla'] });
  await report();
  const changed = await eaten();
  await saveProfile({});
  await saveProfile({ isPregnant: true });
  await report();

  expect(unconfirmed).toMatchObject([hamOf('pregnant')]);
  expect(confirmed).toMatchObject([{ ...hamOf('pregnant'), isConfirmed: true }]);
  expect(changed).toEqual(confirmed);
  const [again] = (await eaten()) ?? [];
  expect([again, again?.isConfirmed]).toMatchObject([hamOf('pregnant'), undefined]);
});

test('the phone of the client reads which foods a professional confirmed for the pregnancy; a professional reads it in the meal plan only', async () => {
  const { server, studio, clientId, today } = diet;
  const ownPlan = async () => (await server.ask(mealRoutes.days.own, {}, studio.client)).data.diet.plans[0];
  await saveProfile({ isPregnant: true });
  await diet.publish();
  const confirmed = await ownPlan();
  const { plans } = (await server.ask(mealRoutes.days.client, { clientId, from: today }, studio.admin)).data.diet;
  const versionOf = async () => (await server.ask(dietaryProfileRoutes.get.own, {}, studio.client)).data.version;
  const version = await versionOf();
  await saveProfile({ isPregnant: true, note: 'Mi piacciono i cibi piccanti' });
  const changed = await ownPlan();
  const changedVersion = await versionOf();
  await saveProfile({ isPregnant: true, isLactating: true });
  const inOtherState = await ownPlan();

  const hamConfirmedFor = (profileVersion: number) => ({
    confirmed: expect.arrayContaining([expect.objectContaining({ allergen: 'raw_animal', profileVersion })]),
  });
  expect(confirmed).toMatchObject(hamConfirmedFor(version));
  expect(changedVersion).toBeGreaterThan(version);
  expect(changed).toMatchObject(hamConfirmedFor(changedVersion));
  expect(inOtherState?.confirmed).toBeUndefined();
  expect(plans.map((one) => one.confirmed)).toEqual([undefined]);
});
