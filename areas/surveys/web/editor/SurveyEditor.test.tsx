import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type SurveyRecord, surveyRoutes } from '../../contract.ts';
import { newQuestion } from '../../rules/edit-questions.ts';
import { SurveyEditScreen } from './SurveyEditScreen.tsx';

const pain = { ...newQuestion('boolean', newId), text: 'Hai avuto dolori?' };
const where = {
  ...newQuestion('text', newId),
  text: 'Dove?',
  showIf: [{ questionId: pain.id, test: 'yes' as const, optionIds: [], value: null }],
};

async function open(questions: SurveyRecord['questions']) {
  const survey: SurveyRecord = {
    id: '0199a000-0000-7000-8000-00000000f001',
    version: 1,
    saveId: null,
    isArchived: false,
    name: 'Check settimanale',
    type: 'CHECK_IN',
    description: '',
    replyDays: null,
    questions,
  };
  respond(surveyRoutes.get, { survey });
  respond(surveyRoutes.editing, { version: 1, editors: [] });
  respond(surveyRoutes.save, { version: 2 });
  await renderScreen(SurveyEditScreen, {
    path: '/surveys/$id/edit',
    at: `/surveys/${survey.id}/edit`,
    permissions: ['view surveys', 'update surveys'],
    texts: ['surveys'],
  });
  await screen.findByRole('button', { name: 'Aggiungi domanda' }, { timeout: 10_000 });
}

const rows = () => screen.getAllByRole('listitem').filter((row) => row.dataset['question']);

test('Enter in a question adds the next one of the same kind, and the survey is saved', async () => {
  await open([{ ...newQuestion('text', newId), text: 'Come va?' }]);

  await userEvent.click(screen.getByRole('button', { name: /Come va/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Domanda' }), '{Enter}');
  await userEvent.type(screen.getByRole('textbox', { name: 'Domanda' }), 'E il sonno?');

  expect(rows()).toHaveLength(2);
  await waitFor(() => expect(requestsTo(surveyRoutes.save).length).toBeGreaterThan(0), { timeout: 8000 });
});

test('a question that is shown by an answer about health says that its answer is reserved too', async () => {
  await open([{ ...pain, isHealth: true }, where]);

  await userEvent.click(screen.getByRole('button', { name: /Dove/ }));

  expect(screen.getByText(/^Anche questa risposta è riservata/)).toBeTruthy();
});

test('a question for a measurement says who reads its answer', async () => {
  await open([{ ...newQuestion('metric', newId), text: 'Quanto pesi?' }]);

  await userEvent.click(screen.getByRole('button', { name: /Quanto pesi/ }));

  expect(screen.getByText(/^La risposta la legge solo chi può vedere i dati di salute/)).toBeTruthy();
  expect(screen.queryByRole('switch', { name: /^Domanda sulla salute/ })).toBeNull();
});

test('a question is marked as one about health, and then for who trains the client; its words propose it', async () => {
  await open([{ ...newQuestion('boolean', newId), text: 'Prendi farmaci?' }]);
  expect(screen.getByText(/^La domanda 1 sembra riguardare la salute/)).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: /farmaci/ }));
  expect(screen.queryByRole('switch', { name: /^La legge anche chi allena il cliente/ })).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: /^Domanda sulla salute/ }));
  await userEvent.click(screen.getByRole('switch', { name: /^La legge anche chi allena il cliente/ }));

  expect(screen.queryByText(/sembra riguardare la salute/)).toBeNull();
  expect(within(rows()[0] as HTMLElement).getByText(/· sulla salute$/)).toBeTruthy();
  await waitFor(() => expect(JSON.stringify(requestsTo(surveyRoutes.save))).toMatch(/"isForTraining"/), {
    timeout: 8000,
  });
});

test('the editor and the client read the same about who reads an answer about health', async () => {
  const who = /La risposta la leggono solo chi può vedere le visite/;
  const declared =
    'Ciò che dice di allergie, gravidanza e allattamento lo legge anche chi prepara la sua alimentazione.';
  await open([{ ...pain, isHealth: true }]);
  await userEvent.click(screen.getByRole('button', { name: /Hai avuto dolori/ }));
  expect(screen.getByText(who).textContent).toContain(`del cliente. ${declared}`);

  await userEvent.click(screen.getByRole('switch', { name: /^La legge anche chi allena il cliente/ }));
  expect(screen.getByText(who).textContent).toContain(`del cliente e chi lo allena. ${declared}`);
});

test('a slash in an empty question opens the kinds, of which the arrows and Enter choose one; elsewhere it is a letter', async () => {
  await open([newQuestion('text', newId)]);
  const row = () => rows()[0] as HTMLElement;
  await userEvent.click(within(row()).getAllByRole('button', { name: /Domanda|1/ })[0] as HTMLElement);
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Domanda' });

  await userEvent.type(field(), '/');
  await screen.findByRole('menu');
  expect(field().value).toBe('');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sì o no' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sì o no' })).toBeTruthy());
  await waitFor(() => expect(document.activeElement).toBe(field()));
  await userEvent.type(field(), 'Dolori e/o fastidi?');

  expect(field().value).toBe('Dolori e/o fastidi?');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a question that was added has the cursor in it, and “Write the question.” comes when it is left empty', async () => {
  await open([pain]);
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi domanda' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Risposta aperta' }));
  const field = await screen.findByRole('textbox', { name: 'Domanda' });
  // The menu gives the focus back to its button 10 ms after it was closed.
  await new Promise((resolve) => setTimeout(resolve, 50));

  expect(document.activeElement).toBe(field);
  expect(screen.queryByText('Scrivi la domanda.')).toBeNull();
  await userEvent.keyboard('E ora?');
  expect(rows()[1]?.getAttribute('aria-label')).toBe('E ora?');
  expect(screen.queryByRole('menu')).toBeNull();

  await userEvent.clear(field);
  expect(screen.queryByText('Scrivi la domanda.')).toBeNull();
  await userEvent.tab();
  expect(screen.getByText('Scrivi la domanda.')).toBeTruthy();
});

test('Enter in an answer goes to the next empty one, and adds one only where there is none', async () => {
  await open([]);
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi domanda' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Una scelta' }));
  const values = () =>
    screen.getAllByRole('textbox', { name: /^Risposta / }).map((field) => (field as HTMLInputElement).value);
  const focused = () => document.activeElement?.getAttribute('aria-label');

  await userEvent.type(await screen.findByRole('textbox', { name: 'Risposta 1' }), 'Poco{Enter}');
  await waitFor(() => expect(focused()).toBe('Risposta 2'));
  await userEvent.keyboard('Molto{Enter}');
  await waitFor(() => expect(focused()).toBe('Risposta 3'));
  expect(values()).toEqual(['Poco', 'Molto', '']);

  await userEvent.type(screen.getByRole('textbox', { name: 'Risposta 1' }), '{Enter}');
  await waitFor(() => expect(focused()).toBe('Risposta 2'));
  expect(values()).toEqual(['Poco', '', 'Molto', '']);
});

test('a list pasted into an option becomes one option for each line', async () => {
  await open([{ ...newQuestion('multiple', newId), text: 'Quanto?' }]);

  await userEvent.click(screen.getByRole('button', { name: /Quanto/ }));
  await userEvent.click(screen.getByRole('textbox', { name: 'Risposta 1' }));
  await userEvent.paste('- Poco\n- Abbastanza\n- Molto');

  const values = screen
    .getAllByRole('textbox', { name: /^Risposta / })
    .map((field) => (field as HTMLInputElement).value);
  expect(values).toEqual(['Poco', 'Abbastanza', 'Molto']);
});

test('Alt and an arrow move a question; a condition on a later question says so, and undo puts it back', async () => {
  await open([pain, where]);

  await userEvent.click(screen.getByRole('button', { name: /Dove/ }));
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');

  expect(rows()[0]?.getAttribute('aria-label')).toBe('Dove?');
  expect(await screen.findByText(/si basa su una domanda che viene dopo/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(rows()[0]?.getAttribute('aria-label')).toBe('Hai avuto dolori?');
});

test('the preview hides "Dove?" until the answer is yes', async () => {
  await open([pain, where]);
  const preview = within(screen.getByRole('region', { name: 'Anteprima sul telefono' }));

  expect(preview.getByText('1 di 1')).toBeTruthy();
  await userEvent.click(preview.getByRole('button', { name: 'Sì' }));
  expect(preview.getByText('1 di 2')).toBeTruthy();
  await userEvent.click(preview.getByRole('button', { name: 'Avanti' }));
  expect(preview.getByRole('heading', { name: 'Dove?' })).toBeTruthy();
});
