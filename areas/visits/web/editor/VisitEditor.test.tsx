import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { visitRoutes } from '../../contract/routes.ts';
import { base, earlier, openVisitScreen } from './testing/open-visit-screen.tsx';
import { VisitEditScreen } from './VisitEditScreen.tsx';

test('the previous value is a placeholder; Enter goes to the next field, the change is shown and only what was typed is saved', async () => {
  await openVisitScreen();
  const weight = screen.getByRole<HTMLInputElement>('textbox', { name: 'Peso' });

  expect([weight.value, weight.placeholder]).toEqual(['', '64,2']);
  await userEvent.type(weight, '62,4{Enter}168');

  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Altezza' }).value).toBe('168');
  expect(screen.getByText('−1,8')).toBeTruthy();
  expect(screen.getByText('22,1')).toBeTruthy();
  await waitFor(() => expect(requestsTo(visitRoutes.save).length).toBeGreaterThan(0), { timeout: 8000 });
  expect(JSON.stringify(requestsTo(visitRoutes.save))).not.toContain('64.2');
});

test('a value that is the same as before has no number beside its field', async () => {
  await openVisitScreen();

  const weight = screen.getByRole<HTMLInputElement>('textbox', { name: 'Peso' });
  await userEvent.type(weight, '64,2');
  await userEvent.type(screen.getByRole('textbox', { name: 'Braccia · Destra' }), '29');

  expect(screen.queryByText('0')).toBeNull();
  await userEvent.type(weight, '5');
  expect(screen.getByText(/^\+0,/)).toBeTruthy();
});

test('Ctrl+Z takes back a text that is no weight, then undo the height that was typed before', async () => {
  await openVisitScreen();
  const [height, weight] = ['Altezza', 'Peso'].map((name) => screen.getByRole<HTMLInputElement>('textbox', { name }));
  await userEvent.type(height as HTMLElement, '168');
  await userEvent.type(weight as HTMLElement, 'tanto');
  await userEvent.keyboard('{Control>}z{/Control}');

  expect([height?.value, weight?.value]).toEqual(['168', '']);
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  expect([height?.value, weight?.value]).toEqual(['', '']);
});

test('a next visit that is not after this one is marked while it is typed', async () => {
  await openVisitScreen();

  fireEvent.change(screen.getByLabelText('Prossima visita'), { target: { value: '2026-03-02' } });
  expect(screen.getByText(/La prossima visita deve essere dopo questa/)).toBeTruthy();

  fireEvent.change(screen.getByLabelText('Prossima visita'), { target: { value: '2026-03-03' } });
  expect(screen.queryByText(/La prossima visita deve essere dopo questa/)).toBeNull();
});

test('a visit that is moved to another day has the age, the previous values and the formulas of that day', async () => {
  await openVisitScreen();
  const weight = screen.getByRole<HTMLInputElement>('textbox', { name: 'Peso' });
  await userEvent.type(weight, '62,4{Enter}168');
  expect(screen.getByText('29 anni')).toBeTruthy();
  expect(screen.getByText('1.368 kcal')).toBeTruthy();
  respond(visitRoutes.baseFormData, {
    ...base,
    previous: { id: earlier, takenOn: '2026-02-20', values: [{ metric: 'weight', side: null, value: 60.3 }] },
  });

  fireEvent.change(screen.getByLabelText('Data della visita'), { target: { value: '2026-03-03' } });

  expect(screen.getByText('30 anni')).toBeTruthy();
  expect(screen.getByText('1.363 kcal')).toBeTruthy();
  expect(await screen.findByText('+2,1')).toBeTruthy();
  expect(requestsTo(visitRoutes.baseFormData).at(-1)?.query).toMatchObject({ takenOn: '2026-03-03' });
  expect(screen.queryByText(/Questa formula è per adulti/)).toBeNull();
  fireEvent.change(screen.getByLabelText('Data della visita'), { target: { value: '2008-06-01' } });
  expect(screen.getAllByText(/Questa formula è per adulti/)).toHaveLength(2);
});

test('a weight typed as 150 lb is stored in kg, shown as 150 and compared in pounds', async () => {
  await openVisitScreen({}, { units: { weight: 'lb', length: 'in' } });
  const weight = screen.getByRole<HTMLInputElement>('textbox', { name: 'Peso' });

  expect(weight.placeholder).toBe('141,5');
  await userEvent.type(weight, '150{Enter}66,25');

  expect([weight.value, screen.getByRole<HTMLInputElement>('textbox', { name: 'Altezza' }).value]).toEqual([
    '150',
    '66,25',
  ]);
  expect(screen.getByText('+8,5')).toBeTruthy();
  await waitFor(() => expect(JSON.stringify(requestsTo(visitRoutes.save))).toContain('68.0389'), { timeout: 8000 });
});

test('a girth of 37 1/2 in is stored as 95.25 cm', async () => {
  await openVisitScreen({}, { units: { weight: 'lb', length: 'in' } });
  const hips = screen.getByRole<HTMLInputElement>('textbox', { name: 'Fianchi' });

  await userEvent.type(hips, '37 1/2{Tab}');

  expect(hips.value).toBe('37,5');
  await waitFor(() => expect(JSON.stringify(requestsTo(visitRoutes.save))).toContain('95.25'), { timeout: 8000 });
});

test('in inches the known height has the decimals of the field in which a height is typed', async () => {
  await openVisitScreen(
    { measures: [{ id: 'height', metric: 'height', side: null, takes: [168] }] },
    { units: { weight: 'kg', length: 'in' } },
  );
  const client = screen.getByRole('complementary', { name: 'Giulia Esempio' });

  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Altezza' }).value).toBe('66,14');
  expect(within(client).getByText(/^66,14\sin$/)).toBeTruthy();
});

test('a height typed as 1,82 is 182 cm', async () => {
  await openVisitScreen();
  const height = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Altezza' });
  await userEvent.type(height, '1,82');
  expect(screen.queryByText('Scrivi un numero.')).toBeNull();
  await userEvent.tab();

  expect(height.value).toBe('182');
  await waitFor(() => expect(JSON.stringify(requestsTo(visitRoutes.save))).toContain('182'), { timeout: 8000 });
  expect(JSON.stringify(requestsTo(visitRoutes.save))).not.toContain('1.82');
});

test('two readings of a fold that differ by more than 5 % open the third, and the value is the median', async () => {
  await openVisitScreen();

  await userEvent.type(screen.getByRole('textbox', { name: 'Plica tricipitale, lettura 1' }), '20');
  await userEvent.type(screen.getByRole('textbox', { name: 'Plica tricipitale, lettura 2' }), '23');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Plica tricipitale, lettura 3' }), '20,6');

  const row = screen.getByText('Plica tricipitale').parentElement as HTMLElement;
  expect(within(row).getByText('20,6')).toBeTruthy();
});

test('750 kg is reported below the field once it is left; a weight that is missing is reported there and gets the focus', async () => {
  const message = 'Il peso è obbligatorio: scrivilo e completa la visita.';
  respondWithError(visitRoutes.complete, 422, { code: 'weight_required', message, errors: { weight: [message] } });
  await openVisitScreen();
  const weight = screen.getByRole('textbox', { name: 'Peso' });

  await userEvent.type(weight, '750');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.tab();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Questo valore non è possibile: deve stare tra 20 e 350 kg.',
  );

  await userEvent.clear(weight);
  await userEvent.click(screen.getByRole('button', { name: 'Completa la visita' }));
  await waitFor(() => expect(document.activeElement).toBe(weight), { timeout: 8000 });
  const shown = await screen.findByText(message, { selector: '[role=alert]' });
  expect(weight.getAttribute('aria-errormessage')).toBe(shown.id);
  expect(screen.getAllByText(message)).toHaveLength(1);
});

test('while a field holds a text that is no number the header says that it is not saved, and leads to the field', async () => {
  await openVisitScreen();
  const weight = screen.getByRole<HTMLInputElement>('textbox', { name: 'Peso' });

  await userEvent.type(weight, '62,4 o 62,8{Tab}');
  expect(screen.queryByText('Salvato')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Non salvato: correggi' }));
  expect(document.activeElement).toBe(weight);

  await userEvent.clear(weight);
  await userEvent.type(weight, '62,4{Tab}');
  expect(await screen.findAllByText('Salvato', undefined, { timeout: 8000 })).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Non salvato: correggi' })).toBeNull();
});

test('a height of 16400 is a number: its field names the limits, and it is kept in the draft like any other typed value', async () => {
  await openVisitScreen();

  await userEvent.type(screen.getByRole('textbox', { name: 'Altezza' }), '16400{Tab}');

  expect((await screen.findByRole('alert')).textContent).toBe(
    'Questo valore non è possibile: deve stare tra 50 e 250 cm.',
  );
  await waitFor(() => expect(JSON.stringify(requestsTo(visitRoutes.save))).toContain('16400'), { timeout: 8000 });
});

test('advice and agreement say where the client reads them', async () => {
  await openVisitScreen();
  const text = 'Il cliente legge questo testo nel PDF della visita o dal suo link, non nell’app.';

  for (const name of ['Consigli per il cliente', 'Che cosa abbiamo deciso']) {
    const field = screen.getByRole('textbox', { name });
    const described = field.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe(text);
  }
});

test('right and left of an arm are two fields, each with its own previous value', async () => {
  await openVisitScreen();

  const right = screen.getByRole<HTMLInputElement>('textbox', { name: 'Braccia · Destra' });
  await userEvent.type(right, '28,4');

  expect(right.placeholder).toBe('29');
  expect(screen.getByText('−0,6')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Braccia · Sinistra' }).value).toBe('');
});

test('allergies and consent stay in view; a completed visit is not editable and offers PDF and reopening', async () => {
  await openVisitScreen({ state: 'completed' });

  expect(await screen.findByText(/Frutta a guscio/i)).toBeTruthy();
  expect(screen.getByText('Dato il 10 gen 2026')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Peso' }).matches(':disabled')).toBe(true);
  expect(screen.getByRole('link', { name: 'PDF' }).getAttribute('href')).toMatch(/\/pdf$/);
  expect(screen.getByRole('button', { name: 'Riapri' })).toBeTruthy();
});

test('the address of a visit says on the page of the client that the consent was withdrawn', async () => {
  respond(clientRoutes.detail, { client: { ...exampleClient, withdrawnConsents: ['health_data'] } });
  const refusal = { code: 'health_data_withdrawn', message: 'Ritirato', data: { clientId: exampleClient.id } };
  respondWithError(visitRoutes.get, 403, refusal);
  respondWithError(visitRoutes.baseFormData, 403, refusal);
  await renderScreen(VisitEditScreen, {
    path: '/visits/$id/edit',
    at: '/visits/0199a000-0000-7000-8000-00000000f003/edit',
    permissions: ['view clients', 'view visits'],
    texts: ['visits', 'clients'],
  });

  expect(await screen.findByText(/ha ritirato il consenso ai dati sulla salute/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: exampleClient.name })).toBeTruthy();
});

test('who may only view a visit does not report that they edit it', async () => {
  await openVisitScreen({}, { permissions: ['view visits', 'view clients'] });

  expect(requestsTo(visitRoutes.get)).toHaveLength(1);
  expect(requestsTo(visitRoutes.editing)).toEqual([]);
});

test('values of a device that contradict each other are shown, and asked about before the visit is completed', async () => {
  const visit = await openVisitScreen({
    measurement_type: 'BIA',
    measures: [
      { id: 'w', metric: 'weight', side: null, takes: [70] },
      { id: 'f', metric: 'bia_fat_mass', side: null, takes: [14] },
      { id: 'p', metric: 'bia_fat_mass_perc', side: null, takes: [28] },
    ],
  });
  respond(visitRoutes.complete, { visit });
  const sentence = 'La massa grassa in kg è il 20% del peso, hai scritto 28%: ricontrolla.';
  expect(screen.getByText(sentence, { selector: '[role=status]' })).toBeTruthy();
  const complete = () => userEvent.click(screen.getByRole('button', { name: 'Completa la visita' }));

  await complete();
  const question = within(await screen.findByRole('dialog', { name: 'I valori della bioimpedenza non tornano' }));
  expect(question.getByText(sentence)).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Ricontrollo' }));
  expect(requestsTo(visitRoutes.complete)).toHaveLength(0);

  await complete();
  await userEvent.click(await screen.findByRole('button', { name: 'Completa lo stesso' }));
  await waitFor(() => expect(requestsTo(visitRoutes.complete)).toHaveLength(1));
});

test('28 % fat of 70 kg are also read in kg: 19,6 kg of fat and 50,4 kg of fat-free mass', async () => {
  await openVisitScreen({
    measurement_type: 'BIA',
    measures: [
      { id: 'w', metric: 'weight', side: null, takes: [70] },
      { id: 'p', metric: 'bia_fat_mass_perc', side: null, takes: [28] },
    ],
  });

  const note = await screen.findByText(/Massa magra 72%/);
  expect(note.textContent?.replaceAll('\u00A0', ' ')).toBe('19,6 kg · Massa magra 72% · 50,4 kg');
});
