import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { symptomRoutes } from '#areas/metrics/contract/symptoms.ts';
import { newId } from '#shell/common/ids.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { MeasurementSymptoms } from './MeasurementSymptoms.tsx';

test('a client who wrote about a symptom beside a measurement is named with the note, and opens the page of the client', async () => {
  const clientId = newId();
  const note = 'Da ieri perdite di sangue e contrazioni';
  const writtenAt = new Date().toISOString();
  const written = { id: newId(), source: 'measurement', day: '2026-11-18', note, writtenAt } as const;
  respond(symptomRoutes.unread, {
    clients: [{ clientId, clientName: 'Anna Neri', noteCount: 1, notes: [written] }],
  });
  await renderScreen(MeasurementSymptoms, { path: '/home', texts: ['home'] });

  const list = within(await screen.findByRole('list', { name: 'Disturbi accanto a misure e foto, da leggere' }));
  expect(list.getByRole('link', { name: 'Anna Neri' }).getAttribute('href')).toBe(`/clients/${clientId}`);
  expect(list.getByText(note)).toBeTruthy();
  expect(list.getByText('Disturbo in una misura')).toBeTruthy();
});
