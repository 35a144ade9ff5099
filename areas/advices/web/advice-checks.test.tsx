import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { declarationExample } from '#areas/dietary-profiles/example.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import type { Permission } from '#shell/common/permissions.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { adviceRoutes, adviceSubjectRoutes } from '../contract.ts';
import { adviceExample } from '../example.ts';
import { AdviceCreateScreen, AdviceEditScreen } from './form/AdviceFormScreens.tsx';
import { OwnAdvicesScreen } from './OwnAdvicesScreen.tsx';

const { id: clientId } = exampleClient;
const example = {
  ...adviceExample,
  id: '0199f2a4-5c00-7061-8000-000000000001',
  author: 'Anna Conti',
  file: null,
  editedAt: null,
  seenAt: null,
  version: 2,
};
const profile = {
  ...emptyProfile,
  allergies: [{ allergen: 'nuts', severity: 'allergy' } as const],
  isPregnant: true,
};

beforeEach(() => {
  respond(clientRoutes.detail, { client: exampleClient });
  respond(dietaryProfileRoutes.get.client, { profile, version: 1, asksStates: true, changes: [] });
});

const at = (path: string, permissions: readonly Permission[]) => ({
  path: `/clients/$id/nutritions${path}`,
  at: `/clients/${clientId}/nutritions${path.replace('$adviceId', example.id)}`,
  permissions: ['view clients', 'view macros', 'create macros', 'update macros', ...permissions],
  texts: ['advices', 'clients', 'attachments', 'dietary-profiles', 'aliments'],
});

test('new advice names the client and every typed food that speaks against their allergies and pregnancy', async () => {
  await renderScreen(AdviceCreateScreen, at('/create', ['view meal plans']));

  expect(await screen.findByText(exampleClient.name)).toBeTruthy();
  expect(screen.queryByText(/Nominat. nel consiglio/)).toBeNull();

  await userEvent.type(
    screen.getByRole('textbox', { name: /Testo/ }),
    '30 g di noci al giorno, oppure un po’ di grappa',
  );

  expect(await screen.findByText('Nominati nel consiglio, da verificare: 2 alimenti')).toBeTruthy();
  expect(screen.getByText(/«30 g di noci al giorno»/).textContent).toContain('Frutta a guscio');
});

test('the correction of advice is checked as it opens', async () => {
  respond(adviceRoutes.get, { advice: { ...example, text: 'Una manciata di mandorle' } });
  await renderScreen(AdviceEditScreen, at('/$adviceId/edit', ['view meal plans']));

  expect(await screen.findByText('Nominato nel consiglio, da verificare: 1 alimento')).toBeTruthy();
  expect(screen.getByText(exampleClient.name)).toBeTruthy();
});

test('who may not read the profile sees the name alone, and the profile is not requested', async () => {
  await renderScreen(AdviceCreateScreen, at('/create', []));

  await userEvent.type(await screen.findByRole('textbox', { name: /Testo/ }), 'Noci');

  expect(screen.getByText(exampleClient.name)).toBeTruthy();
  expect(screen.queryByText(/Nominat. nel consiglio/)).toBeNull();
  expect(requestsTo(dietaryProfileRoutes.get.client)).toHaveLength(0);
});

test('a client reads beside their advice what of it is against their allergies, and nothing beside other advice', async () => {
  const other = {
    ...example,
    id: '0199f2a4-5c00-7061-8000-000000000002',
    title: 'Acqua',
    text: 'Un bicchiere prima dei pasti',
  };
  const nuts = { ...example, text: 'Bevi molto.\nUna manciata di mandorle a merenda.' };
  respond(adviceSubjectRoutes.list.own, { advices: [nuts, other], nextPage: 0 });
  respond(dietaryProfileRoutes.get.own, { profile, version: 1, asksStates: true, changes: [] });
  await renderScreen(OwnAdvicesScreen, { texts: ['advices', 'attachments', 'dietary-profiles', 'aliments'] });

  const mark = await screen.findByText(/Potrebbe contenere: Frutta a guscio/);
  expect(mark.closest('article')?.getAttribute('aria-label')).toBe(nuts.title);
  expect(screen.getByText(/«Una manciata di mandorle a merenda»:/)).toBeTruthy();
  expect(screen.getAllByText(/Potrebbe contenere/)).toHaveLength(1);
});

test('what the client declared and nobody has confirmed is looked for in advice, for the professional and for the client', async () => {
  const declared = {
    ...{ profile: emptyProfile, version: 0, asksStates: true, changes: [] },
    declarations: [{ ...declarationExample, question: 'Hai allergie?', text: 'Noci' }],
  };
  respond(dietaryProfileRoutes.get.client, declared);
  respond(adviceRoutes.get, { advice: { ...example, text: 'Una manciata di noci' } });
  await renderScreen(AdviceEditScreen, at('/$adviceId/edit', ['view meal plans']));
  expect(await screen.findByText('Nominato nel consiglio, da verificare: 1 alimento')).toBeTruthy();
  cleanup();

  respond(adviceSubjectRoutes.list.own, { advices: [{ ...example, text: 'Una manciata di noci' }], nextPage: 0 });
  respond(dietaryProfileRoutes.get.own, declared);
  await renderScreen(OwnAdvicesScreen, { texts: ['advices', 'attachments', 'dietary-profiles', 'aliments'] });

  expect(await screen.findByText(/Frutta a guscio \(allergia\)/)).toBeTruthy();
});
