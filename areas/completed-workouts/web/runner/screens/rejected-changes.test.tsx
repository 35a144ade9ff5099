import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { consentSubjectRoutes } from '#areas/clients/contract/consents.ts';
import { newId } from '#shell/common/ids.ts';
import { app } from '#shell/web/app.ts';
import { respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { workoutRoutes } from '../../../contract/training.ts';
import { createLocalWorkoutStore } from '../local-store/local-workout-store.ts';
import { giulia } from '../testing/opened.ts';
import { startRunner, tapDone } from '../testing/runner.tsx';

vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:here');

test('discarding a set that the server refused leaves the photo that waits for the consent', async () => {
  const { server } = await startRunner();
  const consent = { purpose: 'photos' as const, isGiven: false, decidedAt: null, textVersion: null };
  const consents = [{ ...consent, guardianName: null }];
  respond(consentSubjectRoutes.consents.own, { consents, studioId: newId(), asksHealthConsent: true, isMinor: false });
  await app().queryClient.invalidateQueries({ queryKey: [consentSubjectRoutes.consents.own.endpoint] });
  respondWithError(workoutRoutes.addMedium.own, 422, { code: 'own_photos_not_given' });
  await userEvent.upload(screen.getByLabelText('Foto o video'), new File(['x'], 'squat.jpg', { type: 'image/jpeg' }));
  await tapDone();
  const store = createLocalWorkoutStore(giulia);
  await expect.poll(() => store.read().media).toMatchObject([{ state: 'rejected', awaitsConsent: true }]);
  expect(await screen.findByText('Foto in attesa del consenso, in alto')).toBeTruthy();
  const [first] = store.read().sets;
  if (!first) throw new Error('the set is on the device');
  const refused = { ...first.set, id: newId(), setNumber: 2 };
  store.saveSet({ ...first, set: refused, state: 'rejected', rejection: 'Peso fuori misura.' });

  expect(await screen.findByText('1 serie non accettata')).toBeTruthy();
  expect(await screen.findByText('Prima della prima foto')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Togli da qui' }));

  await expect.poll(() => store.read().sets).toHaveLength(1);
  expect(store.read().media).toMatchObject([{ name: 'squat.jpg' }]);
  expect(server.sets()).toHaveLength(1);
});
