import { screen } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { maximumRoutes } from '#areas/metrics/contract/maximum.ts';
import type { Permission } from '#shell/common/permissions.ts';
import { respond, respondByDefault } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { programRoutes } from '../../../contract.ts';
import type { Program } from '../../../contract/document.ts';
import { type ProgramDetail, programEditingRoutes } from '../../../contract/editing.ts';
import { exampleDetail, exampleProgram } from '../../../example.ts';
import { ProgramEditScreen } from '../ProgramEditScreen.tsx';

/** Opens the desktop editor with no other editors present, for a professional with more `permissions`; a save responds with the next version. */
export async function openProgramScreen(
  changes: Partial<ProgramDetail> = {},
  permissions: readonly Permission[] = ['view workouts'],
) {
  const view = await renderProgramScreen(changes, permissions);
  await screen.findByRole('region', { name: 'Giorno 1, Settimana 1' }, { timeout: 10_000 });
  return view;
}

/** The same on a phone. */
export async function openProgramScreenOnPhone(changes: Partial<ProgramDetail> = {}) {
  const desktop = window.matchMedia;
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...desktop(media),
    matches: media.includes('coarse') || desktop(media).matches,
  }));
  onTestFinished(() => spy.mockRestore());
  await renderProgramScreen(changes, ['view workouts']);
  await screen.findByRole('navigation', { name: 'Giorni' }, { timeout: 10_000 });
}

async function renderProgramScreen(changes: Partial<ProgramDetail>, permissions: readonly Permission[]) {
  const detail = { ...exampleDetail, ...changes };
  const { program } = detail;
  respondByDefault(maximumRoutes.list.client.endpoint, { maxima: [] });
  respond(programEditingRoutes.detailForEdit, detail);
  respond(programRoutes.editing, { version: program.version, editors: [] });
  respond(programRoutes.get, { program });
  respond(programRoutes.save, { version: program.version + 1 });
  return await renderScreen(ProgramEditScreen, {
    path: '/programs/$id/manage',
    at: `/programs/${program.id}/manage`,
    permissions: [
      'view programs',
      'create programs',
      'update programs',
      'view exercises',
      'view health records',
      'update health records',
      ...permissions,
    ],
    texts: ['programs', 'assignments', 'exercises', 'metrics'],
  });
}

/** A client's copy that starts on Monday 2026-11-16, four days before the tests' current date. */
export const exampleCopy: Program = {
  ...exampleProgram,
  clientId: '0199a000-0000-7000-8000-0000000000c1',
  clientName: 'Carla Prova',
  startsOn: '2026-11-16',
  endsOn: '2026-11-29',
};
