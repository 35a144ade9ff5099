import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { respond, requestsTo, respondWithError } from '#shell/web/testing/fake-api.ts';
import { clearImportDrafts, findImportDraft } from '#shell/web/imports/import-drafts.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type HistoryPreview, historyImportRoutes } from '../../contract/import.ts';
import { emptyImport, historyImport } from './import-draft.ts';
import { ImportHistory } from './ImportHistory.tsx';

const squat = { id: '019a9781-3e00-7000-8000-000000000011', name: 'Squat con bilanciere', isOwn: false };
const bench = { id: '019a9781-3e00-7000-8000-000000000012', name: 'Panca piana', isOwn: false };
const plank = { id: '019a9781-3e00-7000-8000-000000000013', name: 'Plank', isOwn: false };

const preview: HistoryPreview = {
  source: 'strong',
  workouts: 142,
  sets: 3120,
  from: '2021-01-03',
  until: '2026-11-12',
  exercises: [
    { name: 'Squat (Barbell)', sets: 2000, match: 'exact', candidates: [squat] },
    { name: 'Bench Press', sets: 1000, match: 'similar', candidates: [bench, squat] },
    { name: 'Boh', sets: 120, match: 'unknown', candidates: [plank] },
  ],
  problems: [{ line: 45, column: 'Weight', text: '-20', code: 'weight', isLeftOut: true }],
  problemCount: 1,
  leftOut: 1,
  there: { workouts: 0, sets: 0 },
  asks: { weightUnit: true, distanceUnit: false, dateOrder: false },
  units: { weightUnit: 'kg', distanceUnit: 'km' },
  dateOrder: 'day',
  mayCreate: false,
};

const imported = {
  workouts: 142,
  sets: 3120,
  there: { workouts: 0, sets: 0 },
  from: '2021-01-03',
  until: '2026-11-12',
  created: 0,
};

beforeEach(() => clearImportDrafts());

const storedDraft = () =>
  findImportDraft(historyImport, { userId: '0199a000-0000-7000-8000-000000000001', target: 'own' });

async function open(clientId?: string) {
  const permissions = clientId ? ['update workouts'] : ['update own training'];
  const rendered = await renderScreen(() => <ImportHistory subject={{ clientId: clientId ?? null }} />, {
    path: '/home',
    permissions,
    texts: ['completed-workouts', 'exercises'],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Importa storico' }));
  return rendered;
}

async function choose(): Promise<void> {
  await screen.findByRole('button', { name: 'Scegli il file' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('choose: no input');
  await userEvent.upload(input, new File(['Date,Workout Name\n'], 'strong.csv', { type: 'text/csv' }));
}

async function toCheck(clientId?: string, shown = preview): Promise<void> {
  respond(clientId ? historyImportRoutes.preview.client : historyImportRoutes.preview.own, { preview: shown });
  await open(clientId);
  await choose();
  await screen.findByText('142 allenamenti');
}

const write = () => screen.getByRole('button', { name: 'Importa' });

test('without the permission there is no button to import', async () => {
  await renderScreen(() => <ImportHistory subject={{ clientId: null }} />, {
    path: '/home',
    permissions: [],
    texts: ['completed-workouts'],
  });

  expect(screen.queryByRole('button', { name: 'Importa storico' })).toBeNull();
});

test('explains how to export the file, and shows the error of the server beside it', async () => {
  respondWithError(historyImportRoutes.preview.own, 422, { message: 'Questo file non viene da Strong né da Hevy.' });
  await open();
  expect(await screen.findByText(/Export Strong Data/)).toBeTruthy();
  await choose();

  expect((await screen.findByRole('alert')).textContent).toContain('Questo file non viene da Strong né da Hevy.');
});

test('imports only after every exercise is chosen and the omitted lines are accepted', async () => {
  await toCheck();
  expect(screen.getByText('Riga 45')).toBeTruthy();
  expect(write()).toHaveProperty('disabled', true);

  await userEvent.click(screen.getByRole('button', { name: 'Lascia fuori 1 da scegliere' }));
  expect(write()).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('checkbox', { name: /lascia fuori 1 serie/ }));
  expect(write()).toHaveProperty('disabled', false);
  expect(screen.getByText(/3\.000 serie scelte · 121 restano fuori/)).toBeTruthy();

  respond(historyImportRoutes.create.own, { imported });
  await userEvent.click(write());

  expect(await screen.findByText('142 allenamenti, 3.120 serie')).toBeTruthy();
  expect(requestsTo(historyImportRoutes.create.own)).toHaveLength(1);
});

test('an exercise is chosen among the candidates, and only the coach can create one', async () => {
  await toCheck();
  const field = screen.getByRole('combobox', { name: 'Esercizio per Boh' });
  await userEvent.click(field);
  const list = await waitFor(() => document.getElementById(field.getAttribute('aria-controls') ?? ''));
  const options = within(list as HTMLElement).getAllByRole('option', { hidden: true });

  expect(options.map((option) => option.textContent)).toEqual(['Plank', 'Lascia fuori']);
  await userEvent.click(options[0] as HTMLElement);
  expect(screen.queryByText('Da scegliere')).toBeNull();
});

test('exact matches are collapsed, and similar ones are confirmed', async () => {
  await toCheck();
  expect(screen.queryByText('Squat (Barbell)')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Mostra' }));
  expect(screen.getByText('Squat (Barbell)')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Conferma' }));
  expect(screen.queryByText('Simile')).toBeNull();
});

test('another unit parses the file again and keeps the choices', async () => {
  await toCheck();
  await userEvent.click(screen.getByRole('button', { name: 'Lascia fuori 1 da scegliere' }));
  respond(historyImportRoutes.preview.own, {
    preview: { ...preview, units: { weightUnit: 'lb', distanceUnit: 'km' } },
  });

  await userEvent.click(screen.getByRole('radio', { name: 'lb' }));

  await waitFor(() => expect(screen.getByRole('radio', { name: 'lb' })).toHaveProperty('checked', true));
  expect(screen.queryByText('Da scegliere')).toBeNull();
});

test('the order of day and month is asked for, shows another period, and is sent with the import', async () => {
  const open = { ...preview, asks: { ...preview.asks, dateOrder: true }, problems: [], problemCount: 0, leftOut: 0 };
  await toCheck(undefined, { ...open, from: '2025-03-05', until: '2025-04-06' });
  expect(screen.getByText('dal 5 mar 2025 al 6 apr 2025')).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'giorno/mese' })).toHaveProperty('checked', true);
  const monthFirst = { ...open, dateOrder: 'month', from: '2025-05-03', until: '2025-06-04' } as const;
  respond(historyImportRoutes.preview.own, { preview: monthFirst });

  await userEvent.click(screen.getByRole('radio', { name: 'mese/giorno' }));

  expect(await screen.findByText('dal 3 mag 2025 al 4 giu 2025')).toBeTruthy();
  expect(requestsTo(historyImportRoutes.preview.own)[1]?.body).toMatchObject({ weightUnit: 'kg', dateOrder: 'month' });
  await waitFor(async () => expect((await storedDraft())?.preview?.dateOrder).toBe('month'));
  await userEvent.click(screen.getByRole('button', { name: 'Lascia fuori 1 da scegliere' }));
  respond(historyImportRoutes.create.own, { imported });
  await userEvent.click(write());
  await expect
    .poll(() => requestsTo(historyImportRoutes.create.own)[0]?.body)
    .toMatchObject({ weightUnit: 'kg', distanceUnit: 'km', dateOrder: 'month' });
});

test('a draft of an earlier release, which asked for no order of dates, continues', () => {
  const { dateOrder: _, ...earlier } = preview;
  const { dateOrder: _asked, ...asks } = preview.asks;
  const stored = { ...emptyImport, content: new ArrayBuffer(3), step: 'check', preview: { ...earlier, asks } };

  expect(historyImport.parse(stored)?.preview).toMatchObject({ dateOrder: 'day', asks: { dateOrder: false } });
});

test('an import continues where it was after it was closed and opened again', async () => {
  await toCheck();
  await userEvent.click(screen.getByRole('button', { name: 'Lascia fuori 1 da scegliere' }));
  await waitFor(async () => expect((await storedDraft())?.choices).toHaveProperty('Boh'));
  await userEvent.click(screen.getByRole('button', { name: /^Chiudi:/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Importa storico', hidden: true }));

  expect(await screen.findByText('Riprendi da dove avevi lasciato.')).toBeTruthy();
  expect(screen.getByText('Resta fuori')).toBeTruthy();
});

test('an import that was sent is not offered again, also when the dialog was closed and opened meanwhile', async () => {
  await toCheck();
  await userEvent.click(screen.getByRole('button', { name: 'Lascia fuori 1 da scegliere' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /lascia fuori 1 serie/ }));
  await waitFor(async () => expect((await storedDraft())?.omitsInvalid).toBe(true));
  respond(historyImportRoutes.create.own, { imported });
  await userEvent.click(write());
  await userEvent.click(screen.getByRole('button', { name: /^Chiudi:/ }));

  await userEvent.click(screen.getByRole('button', { name: 'Importa storico', hidden: true }));
  expect(await screen.findByText(/Export Strong Data/)).toBeTruthy();
  expect(screen.queryByText('Riprendi da dove avevi lasciato.')).toBeNull();
  await expect.poll(() => requestsTo(historyImportRoutes.create.own)).toHaveLength(1);
});

test('a double click on the button imports once, and the result is what this import has stored', async () => {
  await toCheck();
  await userEvent.click(screen.getByRole('button', { name: 'Lascia fuori 1 da scegliere' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /lascia fuori 1 serie/ }));
  respond(historyImportRoutes.create.own, { imported });
  const button = write();
  fireEvent.click(button);
  fireEvent.click(button);

  expect(await screen.findByText('142 allenamenti, 3.120 serie')).toBeTruthy();
  expect(requestsTo(historyImportRoutes.create.own)).toHaveLength(1);
});

test('an import that failed is still there after a reload', async () => {
  await toCheck();
  await userEvent.click(screen.getByRole('button', { name: 'Lascia fuori 1 da scegliere' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /lascia fuori 1 serie/ }));
  respondWithError(historyImportRoutes.create.own, 503, { message: 'Riprova tra poco.' });
  await userEvent.click(write());
  expect(await screen.findByText('Riprova tra poco.')).toBeTruthy();

  expect(await storedDraft()).toMatchObject({ step: 'check', fileName: 'strong.csv' });
});
