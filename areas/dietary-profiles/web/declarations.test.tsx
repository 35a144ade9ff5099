import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type Declaration, type DietaryProfileResponse, declarationRoutes, dietaryProfileRoutes } from '../contract.ts';
import { declarationExample } from '../example.ts';
import { emptyProfile } from '../rules/empty-profile.ts';
import { ClientAllergies } from './ClientAllergies.tsx';
import { ClientDietaryProfilePanel } from './ClientDietaryProfilePanel.tsx';
import { openOwnProfile } from './testing/open-own-profile.tsx';

const { get, save } = dietaryProfileRoutes;
const { id } = exampleClient;
const { checkInId, questionId, sentAt } = declarationExample;
const key = { checkInId, questionId, sentAt };
const diet: Declaration = { ...declarationExample, questionId: id, question: 'Segui una dieta vegana?', text: '' };

const withDeclarations = (...declarations: Declaration[]): DietaryProfileResponse => ({
  ...{ profile: emptyProfile, version: 0, asksStates: false, changes: [], declarations },
  hasAnsweredAllergies: false,
});

async function open(
  Shown: () => React.ReactNode,
  permissions = ['view clients', 'view meal plans', 'update meal plans'],
  client = exampleClient,
) {
  respond(clientRoutes.detail, { client });
  respond(declarationRoutes.decide, withDeclarations());
  await renderScreen(Shown, { texts: ['dietary-profiles', 'aliments'], permissions });
}

const Panel = () => <ClientDietaryProfilePanel clientId={id} />;
const Head = () => <ClientAllergies clientId={id} />;

test('the head names the diets that a declared disease needs as to be confirmed', async () => {
  respond(get.client, withDeclarations({ ...declarationExample, text: 'Noci. Celiaca e intollerante al lattosio' }));
  await open(Head);

  const label = 'Da confermare: frutta a guscio, senza glutine, senza lattosio';
  expect(await screen.findByRole('link', { name: label })).toBeTruthy();
});

test('the head names everything that is to be confirmed, also of five allergens, and its title has the words of the client', async () => {
  const text = 'Noci, gamberi, uova, latte e sesamo';
  respond(get.client, withDeclarations({ ...declarationExample, text }));
  await open(Head);

  const link = await screen.findByRole('link', { name: /^Da confermare: / });
  expect(link.textContent?.split(', ')).toHaveLength(5);
  expect(link.textContent).not.toContain('…');
  expect(link.getAttribute('title')).toContain(text);
});

test('the head names the allergens and the diet that the client declared as to be confirmed, with a link to the profile', async () => {
  respond(get.client, withDeclarations(declarationExample, diet));
  await open(Head);

  const link = await screen.findByRole('link', { name: 'Da confermare: frutta a guscio, vegana' });
  expect(link.getAttribute('href')).toBe(`/clients/${id}#dietary-profile`);
});

test('the head says to who cares for the nutrition of a client that no allergies were declared yet, and links to the profile', async () => {
  respond(get.client, withDeclarations());
  await open(Head, undefined, { ...exampleClient, nutritionCollaboratorId: id });

  const link = await screen.findByRole('link', { name: 'Allergie non ancora dichiarate' });
  expect(link.getAttribute('href')).toBe(`/clients/${id}#dietary-profile`);
});

test('the head says so too of a client who is also trained', async () => {
  respond(get.client, withDeclarations());
  await open(Head, undefined, { ...exampleClient, nutritionCollaboratorId: id, trainingCollaboratorId: id });

  expect(await screen.findByText('Allergie non ancora dichiarate')).toBeTruthy();
});

test.each([
  [
    'somebody said that there are none',
    { ...withDeclarations(), profile: { ...emptyProfile, hasNoOtherAllergies: true } },
    id,
  ],
  ['an allergy is to be confirmed', withDeclarations(declarationExample), id],
  ['the client is followed for training alone', withDeclarations(), null],
])('the head does not say that when %s', async (_when, response, nutritionCollaboratorId) => {
  respond(get.client, response);
  await open(Head, undefined, { ...exampleClient, nutritionCollaboratorId });

  await waitFor(() => expect(requestsTo(get.client)).toHaveLength(1));
  expect(screen.queryByText('Allergie non ancora dichiarate')).toBeNull();
});

test.each([
  ['it', 'Walnuts and prawns', 'Da confermare: crostacei, frutta a guscio'],
  ['en', 'Noci e gamberi', 'To confirm: crustaceans, tree nuts'],
] as const)('a declaration in the other language names its allergens too (%s)', async (language, text, label) => {
  respond(clientRoutes.detail, { client: exampleClient });
  respond(get.client, withDeclarations({ ...declarationExample, text }));
  const permissions = ['view clients', 'view meal plans'];
  await renderScreen(Head, { texts: ['dietary-profiles', 'aliments'], permissions, language });

  expect(await screen.findByRole('link', { name: label })).toBeTruthy();
});

test('the head counts declarations that name nothing', async () => {
  const plain = { ...diet, question: 'Hai allergie?' };
  respond(get.client, withDeclarations(plain, { ...plain, questionId: `${plain.questionId.slice(0, -1)}f` }));
  await open(Head, ['view visits']);

  expect(await screen.findByText('2 dichiarazioni da confermare')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a declaration is confirmed by saving the profile, to which the named allergen is added without a further tap', async () => {
  respond(get.client, withDeclarations(declarationExample));
  respond(save.client, withDeclarations());
  await open(Panel);
  expect(await screen.findByText('Noci, orticaria')).toBeTruthy();
  expect(screen.getByText('Dal questionario del 1 feb 2026, non ancora confermato')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Conferma' }));
  const form = within(await screen.findByRole('dialog', { name: 'Alimentazione e allergie' }));
  await userEvent.click(form.getByRole('button', { name: 'Salva e conferma' }));

  await waitFor(() => expect(requestsTo(declarationRoutes.decide)).toHaveLength(1));
  expect(requestsTo(save.client)[0]?.body).toMatchObject({ allergies: [{ allergen: 'nuts', severity: 'allergy' }] });
  expect(requestsTo(declarationRoutes.decide)[0]?.body).toEqual({ decision: 'confirmed', declarations: [key] });
});

async function confirmAndSave(text: string) {
  respond(get.client, withDeclarations({ ...declarationExample, text }));
  respond(save.client, withDeclarations());
  await open(Panel);
  await userEvent.click(await screen.findByRole('button', { name: 'Conferma' }));
  const form = within(await screen.findByRole('dialog', { name: 'Alimentazione e allergie' }));
  const quoted = await form.findByText(text);
  const unrecognised = form.queryByText(/^(Non riconosciuto|Riportato nelle note)/)?.textContent ?? null;
  await userEvent.click(form.getByRole('button', { name: 'Salva e conferma' }));
  await waitFor(() => expect(requestsTo(save.client)).toHaveLength(1));
  return { quoted, unrecognised, saved: requestsTo(save.client)[0]?.body };
}

test('coeliac disease and lactose intolerance that a client declared are confirmed with the allergens, beside the words of the client', async () => {
  const { quoted, unrecognised, saved } = await confirmAndSave(
    'Allergia alle arachidi e alla frutta a guscio. Celiachia diagnosticata. Intollerante al lattosio.',
  );

  expect(quoted).toBeTruthy();
  expect(unrecognised).toBeNull();
  expect(saved).toMatchObject({
    allergies: [
      { allergen: 'peanuts', severity: 'allergy' },
      { allergen: 'nuts', severity: 'allergy' },
    ],
    ...{ isGlutenFree: true, isLactoseFree: true, diet: 'none', note: '' },
  });
});

test('what may be a food is an excluded word, and copied to the notes, which is said', async () => {
  const { unrecognised, saved } = await confirmAndSave('Sono vegana; intolleranza all’istamina, favismo e arachidi');

  expect(unrecognised).toMatch(/^Riportato nelle note, .*: intolleranza all’istamina, favismo\.$/);
  expect(saved).toMatchObject({
    ...{ allergies: [{ allergen: 'peanuts', severity: 'allergy' }], diet: 'vegan' },
    note: 'Dal questionario del 1 feb 2026: intolleranza all’istamina, favismo',
    excludedWords: ['istamina', 'favismo'],
  });
});

test('a plain yes to a question about a disease is confirmed as its diet', async () => {
  respond(get.client, withDeclarations({ ...diet, question: 'Hai la celiachia?' }));
  respond(save.client, withDeclarations());
  await open(Panel);
  await userEvent.click(await screen.findByRole('button', { name: 'Conferma' }));

  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Salva e conferma' }));

  await waitFor(() => expect(requestsTo(save.client)[0]?.body).toMatchObject({ isGlutenFree: true, note: '' }));
});

test('a profile that is edited without a declaration confirms none', async () => {
  respond(get.client, withDeclarations(declarationExample));
  respond(save.client, withDeclarations());
  await open(Panel);

  await userEvent.click(await screen.findByRole('button', { name: 'Compila' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(requestsTo(save.client)).toHaveLength(1));
  expect(requestsTo(declarationRoutes.decide)).toHaveLength(0);
});

test('a declaration is rejected after a question, and that can be undone', async () => {
  respond(get.client, withDeclarations(declarationExample));
  respond(declarationRoutes.decide, withDeclarations());
  await open(Panel);

  await userEvent.click(await screen.findByRole('button', { name: 'Rifiuta' }));
  const question = within(await screen.findByRole('dialog', { name: 'Rifiutare questa indicazione?' }));
  await userEvent.click(question.getByRole('button', { name: 'Rifiuta' }));

  await waitFor(() =>
    expect(requestsTo(declarationRoutes.decide)[0]?.body).toEqual({ decision: 'rejected', declarations: [key] }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Annulla' }));
  await waitFor(() =>
    expect(requestsTo(declarationRoutes.decide)[1]?.body).toEqual({ decision: 'undecided', declarations: [key] }),
  );
});

test('who may not change the profile reads the declarations only', async () => {
  respond(get.client, withDeclarations(diet));
  await open(Panel, ['view clients', 'view meal plans']);

  expect(await screen.findByText('Segui una dieta vegana?')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Rifiuta' })).toBeNull();
});

test('the settings of the client name what they declared and that it is not confirmed, and do not say that nothing was stated', async () => {
  respond(get.own, withDeclarations({ ...declarationExample, text: 'Allergia alle arachidi e al latte' }));
  await openOwnProfile();

  expect(await screen.findByText('Allergia alle arachidi e al latte')).toBeTruthy();
  expect(screen.getByText(/non l’ha ancora confermato/)).toBeTruthy();
  expect(screen.queryByText(/Non hai ancora indicato nulla/)).toBeNull();
});

test('the settings of a client who answered no to allergies in a first survey say that it was answered', async () => {
  respond(get.own, { ...withDeclarations(), hasAnsweredAllergies: true });
  await openOwnProfile();

  expect(await screen.findByText(/Hai già risposto su allergie e intolleranze/)).toBeTruthy();
  expect(screen.queryByText(/Non hai ancora indicato nulla/)).toBeNull();
});

const pregnancy: Declaration = { ...declarationExample, question: 'Sei in gravidanza o allatti?', text: '' };

test('the head names a declared pregnancy as to be confirmed, and still that no allergies were declared', async () => {
  respond(get.client, { ...withDeclarations(pregnancy), asksStates: true });
  await open(Head, undefined, { ...exampleClient, nutritionCollaboratorId: id });

  expect(await screen.findByRole('link', { name: 'Da confermare: in gravidanza, in allattamento' })).toBeTruthy();
  expect(await screen.findByText('Allergie non ancora dichiarate')).toBeTruthy();
});

test('the head of a man names no pregnancy, only the allergens that he declared', async () => {
  const both = { ...pregnancy, text: 'Incinta, noci' };
  respond(get.client, { ...withDeclarations(both), asksStates: false });
  await open(Head);

  expect(await screen.findByRole('link', { name: 'Da confermare: frutta a guscio' })).toBeTruthy();
});

test.each([
  [true, { isPregnant: true, isLactating: true }],
  [false, { isPregnant: false, isLactating: false }],
])(
  'a confirmed pregnancy is added to a form that asks for states, and to no other (%s)',
  async (asksStates, states) => {
    respond(get.client, { ...withDeclarations(pregnancy), asksStates });
    respond(save.client, withDeclarations());
    await open(Panel);
    await userEvent.click(await screen.findByRole('button', { name: 'Conferma' }));
    const form = within(await screen.findByRole('dialog'));
    expect(form.queryByText(/^La domanda riguarda sia la gravidanza/) !== null).toBe(asksStates);
    await userEvent.click(form.getByRole('button', { name: 'Salva e conferma' }));

    await waitFor(() => expect(requestsTo(save.client)[0]?.body).toMatchObject(states));
  },
);

test('the head names the pregnancy of the profile beside the diet', async () => {
  respond(get.client, {
    ...withDeclarations(),
    ...{ profile: { ...emptyProfile, isGlutenFree: true, isPregnant: true }, version: 1 },
  });
  await open(Head);

  expect(await screen.findByRole('link', { name: 'Senza glutine, in gravidanza' })).toBeTruthy();
});

test('“forse” to a question about pregnancy is to be clarified, with the question beside it', async () => {
  respond(get.client, withDeclarations({ ...declarationExample, question: 'Sei incinta?', text: 'Forse' }));
  await open(Panel);

  expect(await screen.findByText('Da chiarire: Sei incinta? Forse')).toBeTruthy();
});
