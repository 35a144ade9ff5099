import { expect, type Page } from '@playwright/test';
import { diffDocuments } from '#shell/common/documents/changes.ts';

/** Saves a changed program as its editor does, from the version that the server has. */
export async function saveProgram(page: Page, token: string, changed: { id: string }): Promise<void> {
  const path = `/api/programs/${changed.id}`;
  const headers = { authorization: `Bearer ${token}` };
  const { program } = (await (await page.request.get(path, { headers })).json()).data;
  const changes = diffDocuments(program, { ...program, ...changed });
  const body = { version: program.version, saveId: crypto.randomUUID(), changes };
  expect((await page.request.put(path, { headers, data: body })).ok()).toBe(true);
}

/** The first exercise row of the template of the demo studio, to be copied into other programs. */
export async function demoRow<Row extends object>(page: Page, token: string): Promise<Row> {
  const headers = { authorization: `Bearer ${token}` };
  const get = async (path: string) => (await (await page.request.get(`/api${path}`, { headers })).json()).data;
  const { programs } = await get('/programs?kind=templates&search=Ipertrofia 8 settimane');
  const { program } = await get(`/programs/${programs[0]?.id}`);
  return program.weeks[0].days[0].workouts[0].exercises[0];
}
