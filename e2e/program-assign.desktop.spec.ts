import { expect, type Page, test } from '@playwright/test';
import { enterAs } from './support/demo.ts';
import { demoRow, saveProgram } from './support/programs.ts';

interface Row {
  sets: number | null;
}
interface Program {
  id: string;
  title: string;
  version: number;
  endsOn: string | null;
  weeks: { days: { workouts: { id: string; exercises: Row[] }[] }[] }[];
}

const dayMs = 86_400_000;
const day = (offsetDays: number) => new Date(Date.now() + offsetDays * dayMs).toISOString().slice(0, 10);

/** Requests as the admin of the demo studio. */
async function asAdmin(page: Page) {
  const token = await enterAs(page, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const call = async <Response>(method: 'get' | 'post', path: string, body?: object): Promise<Response> => {
    const response = await page.request[method](`/api${path}`, { headers, ...(body && { data: body }) });
    const {
      success,
      data: result,
      message,
    } = (await response.json()) as {
      success: boolean;
      data: Response;
      message?: string;
    };
    expect(success, `${method} ${path}: ${message}`).toBe(true);
    return result;
  };
  return { call, save: (program: Program) => saveProgram(page, token, program), row: () => demoRow<Row>(page, token) };
}
type Admin = Awaited<ReturnType<typeof asAdmin>>;
type Call = Admin['call'];

async function addClient(call: Call, name: string): Promise<string> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}.${Date.now()}@example.com`;
  return (await call<{ client: { id: string } }>('post', '/clients', { name, email })).client.id;
}

/** A template of 4 weeks of one day with one exercise of 3 sets. */
async function addTemplate({ call, save, row }: Admin, title: string): Promise<Program> {
  const filled = await row();
  const { program } = await call<{ program: Program }>('post', '/programs', { title, weeks: 4, daysAWeek: 1 });
  for (const week of program.weeks)
    for (const workout of week.days[0]?.workouts ?? [])
      workout.exercises = [{ ...filled, id: crypto.randomUUID(), sets: 3 } as Row];
  await save(program);
  return program;
}

const setsOf = ({ weeks }: Program) => weeks.map((week) => week.days[0]?.workouts[0]?.exercises[0]?.sets);

test('assigning a program to a group and a client replaces the current one; later changes are applied to one copy', async ({
  page,
}) => {
  const admin = await asAdmin(page);
  const { call, save } = admin;
  const names = ['Dora Bozzetto', 'Elio Finzione', 'Gina Esempio'];
  const [dora = '', elio = '', gina = ''] = await Promise.all(names.map((name) => addClient(call, name)));
  await call('post', '/groups', { name: 'Gruppo di prova', clientIds: [dora, elio] });
  const previous = await addTemplate(admin, 'Quello di prima');
  await call('post', `/programs/${previous.id}/assignUsers`, { clientIds: [dora], startsOn: day(-10) });
  const template = await addTemplate(admin, 'Quello nuovo');

  await page.goto(`/programs/${template.id}/assign`);
  await page.getByText('Gruppo di prova', { exact: true }).click();
  await page.getByLabel('Cerca clienti e gruppi').fill('Gina');
  await page.getByText('Gina Esempio', { exact: true }).click();
  await page.getByRole('button', { name: 'Oggi' }).click();
  await page.getByText('Sostituisci quello in corso', { exact: true }).click();
  await expect(page.getByText(/^3 clienti, dal .*1 in corso viene chiuso il/)).toBeVisible();
  await page.getByRole('button', { name: 'Assegna a 3 clienti' }).click();
  await expect(page.getByText(/Assegnato a 3 clienti/)).toBeVisible();
  for (const name of names) await expect(page.getByRole('link', { name })).toBeVisible();

  const doraPrograms = await call<{ programs: (Program & { startsOn: string })[] }>('get', `/programs/client/${dora}`);
  expect(doraPrograms.programs.map(({ title }) => title)).toEqual(['Quello nuovo', 'Quello di prima']);
  expect((doraPrograms.programs[1]?.endsOn ?? '') < (doraPrograms.programs[0]?.startsOn ?? '')).toBe(true);

  for (const week of template.weeks) for (const row of week.days[0]?.workouts[0]?.exercises ?? []) row.sets = 5;
  await save(template);
  await page.reload();
  await expect(page.getByText('3 copie assegnate hanno una versione precedente.')).toBeVisible();
  await page.getByRole('button', { name: 'Vedi e aggiorna' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Deseleziona tutti' }).click();
  const who = dialog.getByRole('region', { name: 'A chi portarle' });
  await who.getByText('Gina Esempio', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Vedi le differenze di Gina Esempio' }).click();
  await expect(dialog.getByText("Resta com'è la settimana 1: è già iniziata.")).toBeVisible();
  await dialog.getByRole('button', { name: 'Aggiorna 1 copia' }).click();
  await expect(page.getByText('2 copie assegnate hanno una versione precedente.')).toBeVisible();

  const copyOf = async (clientId: string) => {
    const { programs } = await call<{ programs: Program[] }>('get', `/programs/client/${clientId}`);
    return (await call<{ program: Program }>('get', `/programs/${programs[0]?.id}`)).program;
  };
  expect(setsOf(await copyOf(gina))).toEqual([3, 5, 5, 5]);
  expect(setsOf(await copyOf(elio))).toEqual([3, 3, 3, 3]);
});

test('completed workouts of the demo client stay unchanged when their copy is updated from its template', async ({
  page,
}) => {
  const { call, save } = await asAdmin(page);
  const { completedWorkouts } = await call<{ completedWorkouts: { id: string; clientId: string }[] }>(
    'get',
    '/completed-workouts',
  );
  const clientId = completedWorkouts[0]?.clientId ?? '';
  const logged = () => call<object>('get', `/clients/${clientId}/completed-workouts`);
  const { programs } = await call<{ programs: Program[] }>('get', `/programs/client/${clientId}`);
  const { program: copy } = await call<{ program: Program & { templateId: string } }>(
    'get',
    `/programs/${programs[0]?.id}`,
  );
  const { program: template } = await call<{ program: Program }>('get', `/programs/${copy.templateId}`);
  const previous = await logged();
  for (const week of template.weeks) for (const row of week.days[0]?.workouts[0]?.exercises ?? []) row.sets = 7;
  await save(template);
  const offer = await call<{ version: number; copies: { id: string; version: number }[] }>(
    'get',
    `/programs/${template.id}/copies`,
  );
  const copies = offer.copies.map(({ id, version }) => ({ id, version }));
  await call('post', `/programs/${template.id}/copies`, { copies, version: offer.version });

  expect(copies.map(({ id }) => id)).toContain(copy.id);
  expect(await logged()).toEqual(previous);
});
