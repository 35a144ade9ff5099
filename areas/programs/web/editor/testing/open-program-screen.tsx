import { screen } from '@testing-library/react';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { programRoutes } from '../../../contract.ts';
import type { Program } from '../../../contract/document.ts';
import { programEditingRoutes } from '../../../contract/editing.ts';
import { exampleProgram, exampleSettings } from '../../../example.ts';
import type { LoadedProgram } from '../load-program.ts';
import { ProgramEditScreen } from '../ProgramEditScreen.tsx';

type Known = Partial<Pick<LoadedProgram, 'program' | 'exercises' | 'previous' | 'settings'>>;

/** The editor as a coach opens it on a desktop, with nobody else there; saving answers the next version. */
export async function openProgramScreen({
  program = exampleProgram,
  exercises = [],
  previous = [],
  settings = exampleSettings,
}: Known = {}) {
  respond(programEditingRoutes.detailForEdit, {
    ...{ program, exercises, previous, settings },
    copies: 0,
    outdatedCopies: 0,
  });
  respond(programEditingRoutes.editing, { version: program.version, editors: [] });
  respond(programRoutes.get, { program });
  respond(programRoutes.save, { program: { ...program, version: program.version + 1 } });
  await renderScreen(ProgramEditScreen, {
    path: '/programs/$id/manage',
    at: `/programs/${program.id}/manage`,
    permissions: ['view programs', 'update programs', 'view exercises'],
    texts: ['programs', 'exercises'],
  });
  await screen.findByRole('region', { name: 'Giorno 1, Settimana 1' }, { timeout: 10_000 });
}

/** A client's copy that began on a Monday, four days before the Friday the tests stand on. */
export const exampleCopy: Program = {
  ...exampleProgram,
  clientId: '0199a000-0000-7000-8000-0000000000c1',
  clientName: 'Carla Prova',
  startsOn: '2026-11-16',
  endsOn: '2026-11-29',
};
