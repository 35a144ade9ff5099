import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { draftName, saveLocalDraft } from '#shell/web/documents/local-draft.ts';
import { liveVisitChanged } from '../../contract.ts';
import { VisitContent, type VisitRecord } from '../../contract/document.ts';
import { visitRoutes } from '../../contract/routes.ts';
import { app } from '#shell/web/app.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { visitLiveHandlers } from '../live.ts';
import { openVisitScreen } from './testing/open-visit-screen.tsx';

const testUserId = '0199a000-0000-7000-8000-000000000001';
const weight = (value: number) => [{ id: 'weight', metric: 'weight' as const, side: null, takes: [value] }];
const weightField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Peso' });
const completed = { state: 'completed', completedAt: '2026-03-02T10:00:00.000Z' } as const;
const byMe = { ...completed, completedBy: { name: 'Anna Demo', isMe: true } };

/** Another tab completes the visit, and the event of it arrives. */
function completeElsewhere(visit: VisitRecord, fields: Partial<VisitRecord> = byMe) {
  const present = { ...visit, measures: weight(68.9), version: 2, ...fields };
  respond(visitRoutes.get, { visit: present });
  respondWithError(visitRoutes.save, 409, { code: 'completed', message: 'La visita è completata.' });
  return present;
}

function receiveEvent({ id, clientId, version }: VisitRecord) {
  const handler = visitLiveHandlers.find(({ type }) => type === liveVisitChanged.type);
  handler?.handle(app().queryClient, { visitId: id, clientId, version });
}

test('a visit that another tab completes becomes read-only at once, without what is typed here', async () => {
  const visit = await openVisitScreen();
  await userEvent.type(weightField(), '99');
  const present = completeElsewhere(visit, { ...completed, completedBy: { name: 'Sara Colli', isMe: false } });

  receiveEvent(present);

  const banner = await screen.findByRole('alert');
  expect(banner.textContent).toContain('completata da Sara Colli');
  expect(within(banner).getByText(/68,9.*99/)).toBeTruthy();
  expect(weightField().value).toBe('68,9');
  expect(weightField().matches(':disabled')).toBe(true);
});

test('a save that is refused because the visit was completed in another tab says so, also without an event', async () => {
  const visit = await openVisitScreen();
  completeElsewhere(visit);

  await userEvent.type(weightField(), '99');

  expect((await screen.findByRole('alert', {}, { timeout: 8000 })).textContent).toContain('in un’altra scheda');
  expect(weightField().value).toBe('68,9');
  expect(screen.queryByText(/Non salvato/)).toBeNull();
});

test('edits of a closed tab are not laid over a completed visit, and reopening it saves none of them', async () => {
  const base = VisitContent.parse({ takenOn: '2026-03-02' });
  const draft = {
    content: { ...base, measures: weight(99) },
    base,
    version: 1,
    pendingSaveIds: [],
    userId: testUserId,
  };
  const id = '0199a000-0000-7000-8000-00000000f002';
  saveLocalDraft(draftName({ kind: 'visit', id }, 'closed'), draft);
  const visit = await openVisitScreen({ ...byMe, version: 2, measures: weight(68.9) });

  expect(weightField().value).toBe('68,9');
  expect(await screen.findByRole('alert')).toBeTruthy();
  respond(visitRoutes.reopen, { visit: { ...visit, state: 'draft', completedBy: null, reopenReason: 'Refuso' } });
  respond(visitRoutes.get, { visit: { ...visit, state: 'draft', completedBy: null, reopenReason: 'Refuso' } });
  await userEvent.click(screen.getByRole('button', { name: 'Riapri' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Motivo/ }), 'Refuso');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Riapri' }));

  await waitFor(() => expect(weightField().matches(':disabled')).toBe(false));
  expect(weightField().value).toBe('68,9');
  await userEvent.click(screen.getByRole('button', { name: 'Usa questi valori' }));
  expect(weightField().value).toBe('99');
  await waitFor(() => expect(requestsTo(visitRoutes.save)).toHaveLength(1), { timeout: 8000 });
  expect(requestsTo(visitRoutes.save)[0]?.body).toMatchObject({ version: 2 });
});

test('the completed visit is reopened with the values that were left out, or they are discarded', async () => {
  const visit = await openVisitScreen();
  await userEvent.type(weightField(), '99');
  const present = completeElsewhere(visit);
  receiveEvent(present);
  const banner = await screen.findByRole('alert');
  const reopened = { ...present, state: 'draft' as const, completedBy: null, reopenReason: 'Peso' };
  respond(visitRoutes.reopen, { visit: reopened });
  respond(visitRoutes.save, { version: 3 });

  await userEvent.click(within(banner).getByRole('button', { name: 'Riapri con questi valori' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Motivo/ }), 'Peso');
  respond(visitRoutes.get, { visit: reopened });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Riapri' }));

  await waitFor(() => expect(weightField().value).toBe('99'));
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(requestsTo(visitRoutes.save).length).toBeGreaterThan(0), { timeout: 8000 });
});

test('discarding leaves the completed visit as it is, with nothing on the device', async () => {
  const visit = await openVisitScreen();
  await userEvent.type(weightField(), '99');
  receiveEvent(completeElsewhere(visit));

  await userEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Scarta' }));

  expect(screen.queryByRole('alert')).toBeNull();
  expect(weightField().value).toBe('68,9');
  expect(Object.keys(localStorage).filter((name) => name.startsWith('draft.visit'))).toEqual([]);
});
