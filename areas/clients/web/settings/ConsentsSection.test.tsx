import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type Consent, consentRoutes, consentSubjectRoutes, listedConsents } from '../../contract/consents.ts';
import { ConsentsSection } from './ConsentsSection.tsx';

const studioId = '0199a000-0000-7000-8000-000000000001';
const decided = { decidedAt: '2026-11-20T10:00:00.000Z', textVersion: '2026-11', guardianName: null };

interface Options {
  given?: string[];
  asksHealthConsent?: boolean;
  isMinor?: boolean;
}

async function open({ given = [], asksHealthConsent = true, isMinor = false }: Options = {}) {
  const consents = listedConsents.map((purpose): Consent => {
    const isGiven = given.includes(purpose);
    return { purpose, isGiven, ...(isGiven ? decided : { decidedAt: null, textVersion: null, guardianName: null }) };
  });
  const response = { consents, studioId, asksHealthConsent, isMinor };
  respond(consentSubjectRoutes.consents.own, response);
  respond(consentRoutes.decideConsent, response);
  await renderScreen(ConsentsSection, { texts: ['clients'], user: { roles: ['client'] } });
}

const answerTo = async (purpose: string) => within(await screen.findByRole('radiogroup', { name: purpose }));

test('a purpose without an answer shows none, and “No” is an answer too', async () => {
  await open();
  const photos = await answerTo('Foto e video');
  expect(photos.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, false]);

  await userEvent.click(photos.getByRole('radio', { name: 'No' }));

  expect(requestsTo(consentRoutes.decideConsent)[0]?.body).toEqual({ purpose: 'photos', isGiven: false });
});

test('the consent to health data is withdrawn after the client has read what stops', async () => {
  await open({ given: ['health_data'] });

  await userEvent.click((await answerTo('Dati sulla salute')).getByRole('radio', { name: 'No' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Vuoi ritirare il consenso ai dati sulla salute?' }));
  const effect = dialog.getByText(/non puoi più registrare allenamenti/).textContent;
  for (const stopped of ['pasti', 'peso e misure', 'questionari', 'visite']) expect(effect).toContain(stopped);
  expect(requestsTo(consentRoutes.decideConsent)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Ritira il consenso' }));

  expect(requestsTo(consentRoutes.decideConsent)[0]?.body).toEqual({ purpose: 'health_data', isGiven: false });
});

test('a studio bound to professional secrecy does not ask for health data', async () => {
  await open({ asksHealthConsent: false, isMinor: false });

  expect(await screen.findByText(/Studio Bianchi è tenuto per legge al segreto professionale/)).toBeTruthy();
  expect(screen.queryByRole('radiogroup', { name: 'Dati sulla salute' })).toBeNull();
});

test('a withdrawn consent is given again at once, also while the consents cannot be fetched', async () => {
  await open({ given: ['health_data'] });
  const withdrawn = listedConsents.map((purpose) => ({ purpose, isGiven: false, ...decided }));
  respond(consentRoutes.decideConsent, { consents: withdrawn, studioId, asksHealthConsent: true, isMinor: false });
  const answer = await answerTo('Dati sulla salute');
  await userEvent.click(answer.getByRole('radio', { name: 'No' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ritira il consenso' }));
  await waitFor(() => expect(requestsTo(consentRoutes.decideConsent)).toHaveLength(1));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(answer.getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true);
  await userEvent.click(answer.getByRole('radio', { name: 'Sì' }));

  expect(requestsTo(consentRoutes.decideConsent)[1]?.body).toEqual({ purpose: 'health_data', isGiven: true });
});

test('a minor gives a consent with the name and the confirmation of a guardian', async () => {
  await open({ isMinor: true });

  await userEvent.click((await answerTo('Foto e video')).getByRole('radio', { name: 'Sì' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Serve un genitore o tutore' }));
  expect(requestsTo(consentRoutes.decideConsent)).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Nome e cognome del genitore o tutore'), 'Carla Neri');
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Sono il genitore o il tutore di / }));
  await userEvent.click(dialog.getByRole('button', { name: 'Dai il consenso' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const guardian = { guardianName: 'Carla Neri', guardianAgreement: true };
  expect(requestsTo(consentRoutes.decideConsent)[0]?.body).toEqual({ purpose: 'photos', isGiven: true, ...guardian });
});

test('a minor who consented alone reads that a guardian is missing, and adds one', async () => {
  await open({ isMinor: true, given: ['health_data'] });

  expect(await screen.findByText(/^Manca il consenso di un genitore/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi il genitore o tutore' }));
  expect(await screen.findByRole('dialog', { name: 'Serve un genitore o tutore' })).toBeTruthy();
});
