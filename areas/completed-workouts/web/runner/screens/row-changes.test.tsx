import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { respond } from '#shell/web/testing/fake-api.ts';
import { exerciseCandidateRoutes } from '../../../contract/exercise-candidates.ts';
import { exampleCompletedWorkout as example } from '../../../example.ts';
import { exampleOpened } from '../testing/opened.ts';
import { dumbbells, known, numbers, pastOf, press } from '../testing/swappable.ts';
import { field, lastSent, only, startRunner, tapDone } from '../testing/runner.tsx';

const [bench, , , plank] = example.rows;

test('an exercise is skipped for a reason, has no sets to do, and can be resumed', async () => {
  const { server } = await startRunner();
  await userEvent.click(screen.getByRole('button', { name: 'Salta' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Dolore' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Nota per il coach/ }), 'Spalla destra.');
  await userEvent.click(screen.getByRole('button', { name: "Salta l'esercizio" }));

  await expect
    .poll(() => server.requests.at(-1)?.rowChanges)
    .toMatchObject([{ rowId: bench?.id, skipReason: 'pain', skipNote: 'Spalla destra.' }]);
  expect(screen.getByText('0 di 13 serie')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Panca piana.*Saltato/ }));
  expect(screen.getByText('Dolore: Spalla destra.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: "Riprendi l'esercizio" }));

  await expect.poll(() => server.requests.at(-1)?.rowChanges).toMatchObject([{ skipReason: null }]);
  expect(screen.getByText('0 di 13 serie')).toBeTruthy();
});

test('the end shows what was skipped and why', async () => {
  await startRunner();
  await userEvent.click(screen.getByRole('button', { name: 'Salta' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Attrezzo occupato' }));
  await userEvent.click(screen.getByRole('button', { name: "Salta l'esercizio" }));

  await userEvent.click(screen.getByRole('link', { name: "Finisci l'allenamento" }));

  expect(await screen.findByText(/Saltato: Panca piana con bilanciere \(attrezzo occupato\)/)).toBeTruthy();
});

test('a workout with every exercise skipped can be finished, and is called skipped', async () => {
  const { server } = await startRunner(only({ name: 'Panca', reps: '8' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salta' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Dolore' }));
  await userEvent.click(screen.getByRole('button', { name: "Salta l'esercizio" }));
  expect(screen.getByText('Hai saltato tutti gli esercizi.')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: "Finisci l'allenamento" }));

  await userEvent.click(await screen.findByRole('button', { name: 'Salva e finisci' }));

  await expect.poll(() => server.requests.at(-1)?.finish).toMatchObject({ effort: null });
  expect(await screen.findByRole('heading', { name: 'Allenamento saltato' })).toBeTruthy();
});

test('a set of 80 kg with an empty load is asked about once, then logged as it is', async () => {
  const { server } = await startRunner(only({ reps: '8', weight: '80 kg', sets: 2 }));
  await userEvent.clear(field('Peso (kg)'));

  await tapDone();
  expect((await screen.findByRole('alert')).textContent).toMatch(/senza carico/);
  expect(document.activeElement).toBe(field('Peso (kg)'));
  await tapDone();

  await expect.poll(() => lastSent(server)).toMatchObject({ weightKg: null, reps: 8, setNumber: 1 });
  await tapDone();
  await expect.poll(() => lastSent(server)).toMatchObject({ weightKg: null, setNumber: 2 });
});

test('an exercise without a prescribed load, like pull-ups, is logged without a question', async () => {
  const { server } = await startRunner(only({ reps: '8' }));

  await tapDone();

  await expect.poll(() => lastSent(server)).toMatchObject({ weightKg: null, reps: 8 });
});

test('another exercise takes the place of the bench, with what was done of it the last time', async () => {
  const { server } = await startRunner(known);
  expect(field('Peso (kg)').value).toBe('80');

  await userEvent.click(screen.getByRole('button', { name: 'Cambia' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Panca con manubri' }));

  await expect
    .poll(() => server.requests.at(-1)?.rowChanges)
    .toMatchObject([{ exerciseId: dumbbells, exerciseName: 'Panca con manubri', skipReason: null }]);
  expect(screen.getByText('al posto di Panca piana con bilanciere')).toBeTruthy();
  expect(field('Peso (kg)').value).toBe('30');
  expect(screen.getByText(/^Se non è scritto «per mano»/)).toBeTruthy();
});

test('exercises of the same workout are not offered for a swap, and are found by the search', async () => {
  const other = { id: example.rows[1]?.exerciseId ?? '', name: 'Croci', thumbnailUrl: null };
  const exercises = [{ ...press, alternatives: [other, ...press.alternatives] }];
  respond(exerciseCandidateRoutes.list, { candidates: [{ id: other.id, name: other.name, isOwn: false }] });
  await startRunner({ exercises });
  await userEvent.click(screen.getByRole('button', { name: 'Cambia' }));

  expect(await screen.findByRole('button', { name: 'Panca con manubri' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Croci' })).toBeNull();
  await userEvent.type(screen.getByRole('searchbox'), 'croci');
  expect(await screen.findByRole('button', { name: 'Croci' })).toBeTruthy();
});

test('after the rest of a swapped exercise was skipped, the same exercise is resumed', async () => {
  const { server } = await startRunner(known);
  await userEvent.click(screen.getByRole('button', { name: 'Cambia' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Panca con manubri' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salta' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Poco tempo' }));
  await userEvent.click(screen.getByRole('button', { name: "Salta l'esercizio" }));

  await expect
    .poll(() => server.requests.at(-1)?.rowChanges)
    .toMatchObject([{ skipReason: 'time', exerciseId: dumbbells }]);
  await userEvent.click(screen.getByRole('button', { name: /Panca con manubri.*Saltato/ }));
  await userEvent.click(screen.getByRole('button', { name: "Riprendi l'esercizio" }));

  await expect
    .poll(() => server.requests.at(-1)?.rowChanges)
    .toMatchObject([{ skipReason: null, exerciseId: dumbbells, exerciseName: 'Panca con manubri' }]);
});

test('another exercise than the alternatives is found by its name', async () => {
  const { server } = await startRunner(known);
  const trapBar = { id: '0199b000-0000-7000-8000-0000000000f7', name: 'Stacco con trap bar', isOwn: false };
  respond(exerciseCandidateRoutes.list, { candidates: [trapBar] });
  await userEvent.click(screen.getByRole('button', { name: 'Cambia' }));
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Cerca un altro esercizio' }), 'trap');
  await userEvent.click(await screen.findByRole('button', { name: 'Stacco con trap bar' }));

  await expect
    .poll(() => server.requests.at(-1)?.rowChanges)
    .toMatchObject([{ exerciseId: trapBar.id, exerciseName: 'Stacco con trap bar' }]);
});

test('a swap can be undone', async () => {
  const { server } = await startRunner(known);
  await userEvent.click(screen.getByRole('button', { name: 'Cambia' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Panca con manubri' }));

  await userEvent.click(screen.getByRole('button', { name: 'Cambia' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Torna a Panca piana con bilanciere' }));

  await expect.poll(() => server.requests.at(-1)?.rowChanges).toMatchObject([{ exerciseId: null }]);
  expect(screen.queryByText(/al posto di/)).toBeNull();
});

test('without the permission of the coach an exercise cannot be swapped', async () => {
  await startRunner({ ...known, settings: { ...exampleOpened.settings, clientMaySwap: false } });

  expect(screen.queryByRole('button', { name: 'Cambia' })).toBeNull();
});

test('the instructions of an exercise can be read during the set', async () => {
  await startRunner(known);

  await userEvent.click(screen.getByRole('button', { name: 'Come si fa' }));

  const sheet = await screen.findByRole('dialog', { name: 'Panca piana con bilanciere' });
  expect(within(sheet).getByText('Scapole addotte, piedi fermi.')).toBeTruthy();
  expect(within(sheet).getByText('Petto')).toBeTruthy();
});

test('the last performance is beside the prescription, and one tap fills in its values', async () => {
  await startRunner(known);
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi 2,5 kg' }));
  expect(field('Peso (kg)').value).toBe('82,5');

  await userEvent.click(screen.getByRole('button', { name: /Ultima volta.*77,5\skg × 8/ }));

  expect(field('Peso (kg)').value).toBe('77,5');
});

test('after 12 reps at RIR 2, 80 kg are proposed with the reason', async () => {
  const progression = { kind: 'double', fromReps: 8, toReps: 12, stepKg: 2.5 } as const;
  const rows = example.rows.map((row) => (row === bench ? { ...row, sets: 1, reps: '8-12', progression } : row));
  const sets = [{ ...numbers, setNumber: 1, weightKg: 77.5, reps: 12 }];
  const performances = [{ finishedAt: new Date(Date.now() - 3 * 86_400_000).toISOString(), sets }];
  const past = [{ exerciseId: press.id, oneRepMaxKg: null, performances }];

  const { server } = await startRunner({ history: past, prescription: { ...exampleOpened.prescription, rows } });

  expect(await screen.findByRole('button', { name: /Proposta: 80\skg × 8.*\+2,5\skg.*In uso/ })).toBeTruthy();
  await tapDone();
  await expect.poll(() => lastSent(server)).toMatchObject({ weightKg: 80, reps: 8 });
});

test('a client who may not see proposals starts from the last performance', async () => {
  const progression = { kind: 'linear', stepKg: 2.5 } as const;
  const rows = example.rows.map((row) => (row === bench ? { ...row, weight: '70 kg', progression } : row));

  await startRunner({
    history: [pastOf(press.id, 77.5)],
    prescription: { ...exampleOpened.prescription, rows },
    settings: { ...exampleOpened.settings, showsProposals: false },
  });

  expect(field('Peso (kg)').value).toBe('77,5');
  expect(screen.queryByRole('button', { name: /Proposta/ })).toBeNull();
});

test('82,5 kg need 25, 5 and 1.25 on each side; 81 cannot be loaded, 80 and 82.5 can', async () => {
  await startRunner();
  await userEvent.click(screen.getByRole('button', { name: 'Dischi' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Dischi da caricare' }));
  await retype(sheet.getByRole('textbox', { name: 'Peso totale (kg)' }), '82,5');
  expect(sheet.getByText('Per lato: 25 + 5 + 1,25 kg')).toBeTruthy();

  await retype(sheet.getByRole('textbox', { name: 'Peso totale (kg)' }), '81');
  await userEvent.click(sheet.getByRole('button', { name: '82,5\u00A0kg' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Usa 82,5\u00A0kg' }));

  expect(field('Peso (kg)').value).toBe('82,5');
});

test('on a phone the number pad of the app replaces the 80 by 82,5 and continues with the reps', async () => {
  asPhone();
  await startRunner();
  await userEvent.click(field('Peso (kg)'));

  const pad = within(await screen.findByRole('region', { name: 'Tastierino: Peso (kg)' }));
  for (const key of ['8', '2', 'Virgola', '5']) await userEvent.click(pad.getByRole('button', { name: key }));
  expect(field('Peso (kg)').value).toBe('82,5');
  await userEvent.click(pad.getByRole('button', { name: 'Avanti' }));

  expect(await screen.findByRole('region', { name: 'Tastierino: Ripetizioni' })).toBeTruthy();
  expect(document.activeElement).toBe(field('Ripetizioni'));
  expect(screen.getByText('0 di 13 serie')).toBeTruthy();
});

test('any exercise can be opened before its turn', async () => {
  await startRunner();
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const head = screen.getByRole('button', { name: new RegExp(plank?.name ?? '') });

  await userEvent.click(head);

  expect(field('Tempo (min:s)')).toBeTruthy();
  expect(scrolled.mock.contexts).toEqual([head.closest('[data-row]')]);
  expect(document.activeElement).toBe(head);
});

test('the number pad closes when a note is opened', async () => {
  asPhone();
  await startRunner(known);
  await userEvent.click(field('Peso (kg)'));
  expect(screen.getByRole('region', { name: 'Tastierino: Peso (kg)' })).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Nota' }));

  expect(await screen.findByRole('textbox', { name: 'Nota sulla serie' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: /Tastierino/ })).toBeNull();
});

async function retype(input: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

function asPhone(): void {
  const desktop = window.matchMedia;
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...desktop(media),
    matches: media.includes('coarse') || desktop(media).matches,
  }));
  onTestFinished(() => spy.mockRestore());
}
