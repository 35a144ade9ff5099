import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { consentRoutes, consentSubjectRoutes } from '#areas/clients/contract/consents.ts';
import { newId } from '#shell/common/ids.ts';
import { pushPending } from '../device/sync.ts';
import { wakeSyncLoops } from '#shell/web/device-store/sync-loop.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { mealRoutes } from '../../contract.ts';
import { createDietStore } from '../device/diet-store.ts';
import { addPicture, reportMeal } from '../device/report.ts';
import { ShoppingScreen } from '../shopping/ShoppingScreen.tsx';
import { answerDiet, clientId, exampleDiet, publishedId, today } from '../testing/diet.ts';
import { openDevice, showDiet } from '../testing/show-diet.tsx';
import { NutritionScreen } from './NutritionScreen.tsx';

beforeEach(openDevice);

test('without the consent to health data nothing can be logged, and the screen says where to give it', async () => {
  answerDiet(exampleDiet({ isConsentWithdrawn: true }));
  await showDiet(NutritionScreen);

  const link = await screen.findByRole('link', { name: 'Vai ai consensi' });
  expect(link.getAttribute('href')).toBe('/settings/consents');
  const breakfast = within(await screen.findByRole('region', { name: 'Colazione' }));
  expect(breakfast.queryAllByRole('button')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Tutto come da piano' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Aggiungi 250 ml/ })).toBeNull();
});

test('without the consent to health data the alternatives of a meal can be read, and not chosen', async () => {
  answerDiet(exampleDiet({ isConsentWithdrawn: true }));
  await showDiet(NutritionScreen);
  const lunch = within(await screen.findByRole('region', { name: 'Pranzo' }));

  expect((await lunch.findByText(/Riso bianco crudo/)).textContent).toContain('g');
  expect(lunch.queryByRole('button', { name: /Scegli Riso/ })).toBeNull();
});

test('the shopping list can be read without the consent, but not ticked', async () => {
  answerDiet(exampleDiet({ isConsentWithdrawn: true }));
  await showDiet(ShoppingScreen);

  expect(await screen.findByRole('link', { name: 'Vai ai consensi' })).toBeTruthy();
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /Pasta secca/ })).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Una persona in più' }).disabled).toBe(true);
});

test('a meal that the server refuses for the consent stays on the device, says so, and is sent once the consent is given', async () => {
  answerDiet(exampleDiet({ isConsentWithdrawn: true }));
  respondWithError(mealRoutes.sync.own, 403, { code: 'own_health_data_withdrawn' });
  const store = createDietStore(clientId);
  const meal = { date: today, publishedId, mealId: exampleDiet().days[0]?.day?.meals[0]?.id ?? '' };
  reportMeal(store, meal, { change: { state: 'as_planned', swaps: [] }, shown: undefined });
  await showDiet(NutritionScreen);

  expect(await screen.findByText('1 modifica su questo telefono, in attesa del consenso')).toBeTruthy();
  expect(store.findReport(meal)?.state).toBe('pending');

  respond(mealRoutes.sync.own, { entries: [], refused: [], moved: [] });
  wakeSyncLoops();

  await expect.poll(() => store.findReport(meal)).toBeNull();
});

test('a meal that is refused while the client has no permission stays on the device and is sent once they have it again', async () => {
  answerDiet(exampleDiet());
  respondWithError(mealRoutes.sync.own, 403, { code: 'forbidden' });
  const store = createDietStore(clientId);
  const meal = { date: today, publishedId, mealId: exampleDiet().days[0]?.day?.meals[0]?.id ?? '' };
  reportMeal(store, meal, { change: { state: 'as_planned', swaps: [] }, shown: undefined });
  await expect(pushPending(store)).resolves.toBe('stopped');
  expect(store.findReport(meal)?.state).toBe('pending');

  respond(mealRoutes.sync.own, { entries: [], refused: [], moved: [] });
  await expect(pushPending(store)).resolves.toBe('done');
  expect(store.findReport(meal)).toBeNull();
});

test('before the answer to photos the meal with the picture asks for it; the meal is sent, and with a no the pictures of all meals are removed', async () => {
  const meal = { date: today, publishedId, mealId: exampleDiet().days[0]?.day?.meals[0]?.id ?? '' };
  const reported = {
    note: '',
    loggedAt: `${today}T06:00:00.000Z`,
    pictures: [],
    isByProfessional: false,
    isNew: false,
  };
  const entry = { ...meal, ...reported, id: newId(), state: 'as_planned' as const, swaps: [] };
  answerDiet(exampleDiet({ entries: [entry] }));
  respond(mealRoutes.sync.own, { entries: [entry], refused: [], moved: [] });
  respondWithError(mealRoutes.addPicture.own, 422, { code: 'own_photos_not_given' });
  answerPhotos(false);
  // A file of the emulated IndexedDB is none for Node.
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  const store = createDietStore(clientId);
  const file = new File(['x'], 'colazione.jpg', { type: 'image/jpeg' });
  await addPicture(store, meal, { file, entry: undefined });
  await showDiet(NutritionScreen);
  const breakfast = within(await screen.findByRole('region', { name: 'Colazione' }));

  expect(await breakfast.findByText('Prima della prima foto')).toBeTruthy();
  await expect.poll(() => store.findReport(meal)).toBeNull();
  expect(requestsTo(mealRoutes.addPicture.own)).toEqual([]);
  store.savePicture({ id: newId(), date: '2026-01-01', mealId: newId(), state: 'pending' });
  respond(consentRoutes.decideConsent, answerPhotos(true));
  expect(store.read().pictures).toHaveLength(2);
  await userEvent.click(breakfast.getByRole('button', { name: 'No' }));

  await expect.poll(() => store.read().pictures).toEqual([]);
  expect(await screen.findByText(/\(2\) sono stati tolti/, {}, { timeout: 15_000 })).toBeTruthy();
});

test('two meals with pictures that wait ask once', async () => {
  const { days } = exampleDiet();
  answerDiet(exampleDiet());
  respond(mealRoutes.sync.own, { entries: [], refused: [], moved: [] });
  answerPhotos(false);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  const store = createDietStore(clientId);
  const file = new File(['x'], 'pasto.jpg', { type: 'image/jpeg' });
  for (const { id: mealId } of (days[0]?.day?.meals ?? []).slice(0, 2))
    await addPicture(store, { date: today, publishedId, mealId }, { file, entry: undefined });
  await showDiet(NutritionScreen);

  expect(await screen.findAllByRole('img', { name: 'Foto da inviare' })).toHaveLength(2);
  expect(await screen.findAllByText('Prima della prima foto')).toHaveLength(1);
});

/** The client has said no to photos, or has not answered. */
function answerPhotos(isDecided: boolean) {
  const decidedAt = isDecided ? '2026-11-20T09:00:00.000Z' : null;
  const consent = { purpose: 'photos' as const, isGiven: false, decidedAt, textVersion: null, guardianName: null };
  const response = { consents: [consent], studioId: newId(), asksHealthConsent: true, isMinor: false };
  respond(consentSubjectRoutes.consents.own, response);
  return response;
}
