import { expect, type Page, test } from '@playwright/test';
import { enterAs } from './support/demo.ts';

/**
 * A CSV as an Italian spreadsheet saves it: semicolons, Windows-1252, empty cells, typing errors, a formula, and a range
 * (`8-10`) that became a date (`08-ott`).
 */
const messyCsv = Buffer.from(
  [
    'Scheda di Nina;;;;;;',
    ';;;;;;',
    'Settimana;Giorno;SS;Esercizio;Serie;Rip.;Carico (kg);Recupero;Note;Video',
    "1;A;;Squat con bilanciere;4;08-ott;82,5;2';scendi più giù;link",
    ';;A1;Pancha piana;3;10;60;;;',
    ';;A2;Alzate laterali con manubri;3x12;;8;75;;',
    ';;;Esercizio inventato di sana pianta;3;8;;;;',
    ";;;=cmd|' /C calc'!A0;1;1;;;;",
    ';B;;Plank;3;45 s;;60;;',
    "2;A;;Squat con bilanciere;4;8-10;85;2';;",
  ].join('\r\n'),
  'latin1',
);

const exerciseOf = (page: Page, line: number) => page.getByRole('combobox', { name: new RegExp(`riga ${line}:`) });

async function openPreview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Importa', exact: true }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'scheda.csv', mimeType: 'text/csv', buffer: messyCsv });
  await expect(exerciseOf(page, 4)).toBeVisible();
}

test('a messy CSV becomes a program: encoding, superset, unknown names, a formula', async ({ page }) => {
  const token = await enterAs(page, 'admin');
  await page.goto('/programs');
  await openPreview(page);

  await expect(page.getByText('Colonne che non importiamo: Video.')).toBeVisible();
  await expect(page.getByText(/trasformato in una data/)).toBeVisible();
  await exerciseOf(page, 5).selectOption({ label: 'Panca piana con bilanciere' });
  await page
    .getByRole('group', { name: /^riga 8,/ })
    .getByRole('button', { name: /^Lascia fuori/ })
    .click();
  await page.getByRole('button', { name: '1 riga senza esercizio' }).click();
  await expect(exerciseOf(page, 7)).toBeFocused();
  await exerciseOf(page, 7).selectOption({ label: 'Cerca nella libreria o crealo…' });
  const library = page.getByRole('dialog', { name: 'Cambia esercizio' });
  await library.getByRole('searchbox').or(library.getByRole('combobox')).first().fill('face pull');
  await library
    .getByRole('listbox', { name: 'Esercizi trovati' })
    .getByRole('option', { name: /Face pull/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(page.getByLabel('Titolo', { exact: true })).toHaveValue('Scheda di Nina');
  await page.getByRole('button', { name: 'Crea il programma' }).click();

  await expect(page).toHaveURL(/\/programs\/[\w-]+\/manage/);
  const id = new URL(page.url()).pathname.split('/')[2];
  const headers = { authorization: `Bearer ${token}` };
  const { program } = (await (await page.request.get(`/api/programs/${id}`, { headers })).json()).data;
  expect(program.weeks).toHaveLength(2);
  expect(program.weeks[0].days).toHaveLength(2);
  expect(program.weeks[0].days[0].workouts[0].exercises).toMatchObject([
    { name: 'Squat con bilanciere', key: 'A', reps: '8-10', weight: '82,5 kg', restValue: 120, info: 'scendi più giù' },
    { name: 'Panca piana con bilanciere', key: 'B', supersetPosition: 1, restType: 'no_rest' },
    { name: 'Alzate laterali con manubri', key: 'B', supersetPosition: 2, sets: 3, reps: '12', restValue: 75 },
    { name: expect.stringMatching(/^Face pull/), key: 'C', sets: 3 },
  ]);
});

test('choices in the preview survive a reload, and nothing is stored before the confirmation', async ({ page }) => {
  const writes: string[] = [];
  page.on('request', (request) => {
    const isOfApp = /\/api\/(event-tickets|notifications\/activity)$/.test(request.url());
    const isPreview = request.url().includes('/api/programs/import/');
    if (request.method() !== 'GET' && !isPreview && !isOfApp) writes.push(`${request.method()} ${request.url()}`);
  });
  await enterAs(page, 'admin');
  await page.goto('/programs');
  await openPreview(page);
  await exerciseOf(page, 5).selectOption({ label: 'Panca piana con bilanciere' });
  await page.waitForTimeout(400);
  await page.reload();
  await page.getByRole('button', { name: "Riprendi l'importazione" }).click();

  await expect(exerciseOf(page, 5).locator('option:checked')).toHaveText('Panca piana con bilanciere');
  expect(writes).toEqual([]);
});

test('weeks imported from a text are added to the open program and undone with one click', async ({ page }) => {
  const token = await enterAs(page, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const { data } = await (
    await page.request.post('/api/programs', { headers, data: { title: 'Da allungare', weeks: 1, daysAWeek: 1 } })
  ).json();
  await page.goto(`/programs/${data.program.id}/manage`);
  await page.getByRole('button', { name: 'Importa settimane' }).click();
  await page.getByRole('menuitem', { name: 'Da un testo o da un file' }).click();
  await page.getByLabel('Incolla il programma').fill('Settimane 1-3\nGiorno 1\nPlank 3x45s');
  await page.getByRole('button', { name: "Mostra l'anteprima" }).click();
  await page.getByRole('button', { name: 'Continua' }).click();
  await page.getByRole('button', { name: 'Aggiungi 3 settimane' }).click();

  await expect(page.getByText('Aggiunte 3 settimane.')).toBeVisible();
  await expect(page.getByText(/^4 settimane/)).toBeVisible();
  await page
    .getByRole('button', { name: /^Annulla/ })
    .first()
    .click();
  await expect(page.getByText(/^1 settimana/)).toBeVisible();
});
