import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { consentRoutes, consentSubjectRoutes } from '#areas/clients/contract/consents.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type PhotoSet, photoRoutes } from '../contract.ts';
import { CaptureScreen } from './capture/CaptureScreen.tsx';
import { createPhotoStore } from './device/photo-store.ts';
import { OwnPhotosScreen } from './OwnPhotosScreen.tsx';

const texts = ['progress', 'clients'];
const permissions = ['view own record', 'update own record'];
const idOf = (number: number) => `0199f2a4-5c00-7080-8000-00000000000${number}`;

function setOf(number: number, taken_on: string): PhotoSet {
  const photo = { name: '', alignment: null, advertisedAt: null, isByProfessional: false, version: 1 };
  const photos = [{ ...photo, id: idOf(number + 1), pose: 'front' as const }];
  return { id: idOf(number), taken_on, note: '', photos, values: [], version: 1 };
}

function consents(isGiven: boolean, decidedAt: string | null, isMinor = false) {
  const consent = { purpose: 'photos' as const, isGiven, decidedAt, textVersion: null, guardianName: null };
  return { consents: [consent], studioId: idOf(9), asksHealthConsent: true, isMinor };
}

test('the list shows no picture before it is tapped', async () => {
  respond(photoRoutes.list.own, { progresses: [setOf(1, '2026-11-20')], nextPage: 0 });
  await renderScreen(OwnPhotosScreen, { path: '/my/photos', permissions, texts });

  const day = within(await screen.findByRole('region', { name: '20 nov 2026' }));

  expect(day.getByRole('button', { name: 'Mostra: Fronte, 20 nov 2026' })).toBeTruthy();
  expect(day.queryByRole('img')).toBeNull();
  expect(requestsTo(photoRoutes.image.own)).toHaveLength(0);
});

test('two days are chosen for a comparison, which then is in the address', async () => {
  respond(photoRoutes.list.own, { progresses: [setOf(1, '2026-11-20'), setOf(3, '2026-10-01')], nextPage: 0 });
  const { router } = await renderScreen(OwnPhotosScreen, { path: '/my/photos', permissions, texts });

  await userEvent.click(await screen.findByRole('button', { name: 'Confronta' }));
  for (const tile of screen.getAllByRole('button', { name: /^Scegli: Fronte/ })) await userEvent.click(tile);

  expect(screen.getByText('2 foto scelte')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Confronta le foto scelte' }).hasAttribute('disabled')).toBe(false);
  expect(router.state.location.pathname).toBe('/my/photos');
});

test('a minor agrees to photos together with a guardian', async () => {
  respond(consentSubjectRoutes.consents.own, consents(false, null, true));
  respond(consentRoutes.decideConsent, consents(true, '2026-11-20T09:00:00.000Z', true));
  respond(photoRoutes.poses.own, { poses: [] });
  await renderScreen(CaptureScreen, { path: '/my/photos/create', permissions, texts });

  await userEvent.click(await screen.findByRole('button', { name: 'Sì, acconsento' }));
  await userEvent.type(await screen.findByLabelText('Nome e cognome del genitore o tutore'), 'Carla Neri');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Sono il genitore o il tutore di / }));
  await userEvent.click(screen.getByRole('button', { name: 'Dai il consenso' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const guardian = { guardianName: 'Carla Neri', guardianAgreement: true };
  expect(requestsTo(consentRoutes.decideConsent)[0]?.body).toEqual({ purpose: 'photos', isGiven: true, ...guardian });
});

test('before the first photo the client is asked, and a photo without a yes cannot be taken', async () => {
  respond(consentSubjectRoutes.consents.own, consents(false, null));
  respond(consentRoutes.decideConsent, consents(true, '2026-11-20T09:00:00.000Z'));
  respond(photoRoutes.poses.own, { poses: [] });
  await renderScreen(CaptureScreen, { path: '/my/photos/create', permissions, texts });

  expect(await screen.findByText('Prima della prima foto')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Scatta: Fronte' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sì, acconsento' }));

  expect(requestsTo(consentRoutes.decideConsent)[0]?.body).toEqual({ purpose: 'photos', isGiven: true });
  expect(await screen.findByRole('button', { name: 'Scatta: Fronte' })).toBeTruthy();
});

test('a photo of another pose is kept without a name, and is sent with a neutral one or the one typed later', async () => {
  respond(consentSubjectRoutes.consents.own, consents(true, '2026-11-20T09:00:00.000Z'));
  respond(photoRoutes.poses.own, { poses: [] });
  // A file of the emulated IndexedDB is none for Node.
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
  await renderScreen(CaptureScreen, { path: '/my/photos/create', permissions, texts });
  const photo = new File(['photo'], 'braccia.jpg', { type: 'image/jpeg' });
  await userEvent.upload(await screen.findByLabelText('Scegli un file: Altra posa', { selector: 'input' }), photo);

  expect(await screen.findByRole('img', { name: 'Foto scattata: Altra posa' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Salva 1 foto' }));
  const saved = createPhotoStore('0199a000-0000-7000-8000-000000000002').all();
  expect(saved).toMatchObject([{ pose: 'own', name: 'Altra posa', state: 'pending' }]);
});

/** The server refuses the first save, because the record has been saved since it was opened. */
function refuseSave(route: typeof photoRoutes.update.own | typeof photoRoutes.updatePhoto.own, record: object) {
  respondWithError(route, 409, { code: 'version_conflict', data: { record } });
}

const noImage = () => respondWithError(photoRoutes.image.own, 404, { code: 'not_found' });

async function openPhoto(set: PhotoSet) {
  noImage();
  respond(photoRoutes.list.own, { progresses: [set], nextPage: 0 });
  respond(consentSubjectRoutes.consents.own, consents(true, '2026-11-20T09:00:00.000Z'));
  await renderScreen(OwnPhotosScreen, { path: '/my/photos', permissions, texts });
  await userEvent.click(await screen.findByRole('button', { name: /^Mostra: Fronte/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^Apri: Fronte/ }));
  return within(await screen.findByRole('dialog'));
}

const alignment = { upper: { x: 0.5, y: 0.2 }, lower: { x: 0.52, y: 0.55 } };

test('a new pose keeps the points that were placed on the photo meanwhile', async () => {
  const set = setOf(1, '2026-11-20');
  const photo = { ...set.photos[0], alignment, version: 2 };
  const dialog = await openPhoto(set);
  refuseSave(photoRoutes.updatePhoto.own, photo);

  await userEvent.click(dialog.getByRole('combobox', { name: 'Posa' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Schiena' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));

  const taken = 'Punti di allineamento: ora è spalle 50% / 20%, fianchi 52% / 55%';
  expect(await dialog.findByText(taken)).toBeTruthy();
  respond(photoRoutes.updatePhoto.own, { progress: set });
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
  const body = { pose: 'back', name: '', alignment, version: 2 };
  await waitFor(() => expect(requestsTo(photoRoutes.updatePhoto.own).at(-1)?.body).toEqual(body));
});

test('a pose that was changed by two people is shown in both versions, and the user chooses', async () => {
  const set = setOf(1, '2026-11-20');
  const dialog = await openPhoto(set);
  refuseSave(photoRoutes.updatePhoto.own, { ...set.photos[0], pose: 'side', version: 2 });

  await userEvent.click(dialog.getByRole('combobox', { name: 'Posa' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Schiena' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
  await userEvent.click(await dialog.findByRole('radio', { name: 'Quello salvato: Profilo' }));
  respond(photoRoutes.updatePhoto.own, { progress: set });
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));

  await waitFor(() =>
    expect(requestsTo(photoRoutes.updatePhoto.own).at(-1)?.body).toMatchObject({ pose: 'side', version: 2 }),
  );
});

test('points that were moved by two people are shown in both versions', async () => {
  const set = setOf(1, '2026-11-20');
  const compared = set.photos.map((photo) => ({ ...photo, alignment }));
  respond(photoRoutes.list.own, { progresses: [{ ...set, photos: compared }], nextPage: 0 });
  const lower = { x: 0.5, y: 0.6 };
  refuseSave(photoRoutes.updatePhoto.own, { ...compared[0], alignment: { ...alignment, lower }, version: 2 });
  noImage();
  const at = `/my/photos?compare=${idOf(1)}.${idOf(2)}`;
  await renderScreen(OwnPhotosScreen, { path: '/my/photos', at, permissions, texts });

  await userEvent.click(await screen.findByRole('button', { name: 'Allinea' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByRole('button', { name: 'Punto tra le spalle' }).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await userEvent.click(dialog.getByRole('button', { name: 'Salva i punti' }));

  expect(await dialog.findByRole('radio', { name: 'Il tuo: spalle 50% / 21%, fianchi 52% / 55%' })).toBeTruthy();
  const theirs = dialog.getByRole('radio', { name: 'Quello salvato: spalle 50% / 20%, fianchi 50% / 60%' });
  await userEvent.click(theirs);
  respond(photoRoutes.updatePhoto.own, { progress: set });
  await userEvent.click(dialog.getByRole('button', { name: 'Salva i punti' }));
  await waitFor(() =>
    expect(requestsTo(photoRoutes.updatePhoto.own).at(-1)?.body).toMatchObject({ alignment: { lower }, version: 2 }),
  );
});

test('a note that was written while another one was saved is not lost', async () => {
  const set = setOf(1, '2026-11-20');
  respond(photoRoutes.list.own, { progresses: [set], nextPage: 0 });
  refuseSave(photoRoutes.update.own, { ...set, note: 'A digiuno', version: 2 });
  await renderScreen(OwnPhotosScreen, { path: '/my/photos', permissions, texts });

  await userEvent.click(await screen.findByRole('button', { name: 'Azioni per le foto del 20 nov 2026' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Modifica data e nota' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Nota' }), 'Dopo le vacanze');
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));

  expect(await dialog.findByRole('radio', { name: 'Quello salvato: A digiuno' })).toBeTruthy();
  respond(photoRoutes.update.own, { progress: set });
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
  await waitFor(() =>
    expect(requestsTo(photoRoutes.update.own).at(-1)?.body).toMatchObject({ note: 'Dopo le vacanze', version: 2 }),
  );
});
