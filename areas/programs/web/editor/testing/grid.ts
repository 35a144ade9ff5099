import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { respond, requestsTo } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { programRoutes } from '../../../contract.ts';
import { type ProgramDetail, programEditingRoutes } from '../../../contract/editing.ts';
import { exampleDetail, exampleProgram } from '../../../example.ts';
import type { Program, ProgramContent } from '../../../contract/document.ts';
import { contentOf } from '../../../rules/content.ts';
import { applyChanges } from '#shell/common/documents/changes.ts';
import type { DocumentSave } from '#shell/common/documents/routes.ts';
import { loadClipboard, loadPasting } from '../clipboard/lazy-clipboard.ts';
import { ProgramEditScreen } from '../ProgramEditScreen.tsx';

/**
 * Opens a program, the example by default, and returns its first day: bench press, a superset of lateral raises and push-downs,
 * plank.
 */
export async function openGrid(program: Program = exampleProgram, training: Partial<ProgramDetail> = {}) {
  // Loads the lazy chunks first, so that tests need not wait for them.
  await Promise.all([loadClipboard(), loadPasting()]);
  respond(programEditingRoutes.detailForEdit, { ...exampleDetail, program, ...training });
  respond(programRoutes.editing, { version: program.version, editors: [] });
  respond(programRoutes.get, { program });
  respond(programRoutes.save, { version: 2 });
  await renderScreen(ProgramEditScreen, {
    path: '/programs/$id/manage',
    at: `/programs/${program.id}/manage`,
    permissions: ['view programs', 'update programs', 'view exercises'],
    texts: ['programs', 'assignments', 'exercises'],
  });
  return dayOf(1);
}

export async function dayOf(week: number, day = 1) {
  const name = `Giorno ${day}, Settimana ${week}`;
  return within(await screen.findByRole('region', { name }, { timeout: 10_000 }));
}

type Day = Awaited<ReturnType<typeof openGrid>>;

export function cell(day: Day, name: string): HTMLElement {
  return day.getByRole('gridcell', { name: new RegExp(`${name}$`) });
}

export const bench = 'A Panca piana con bilanciere';

/** Returns the texts of the cells of a column, from the top. */
export function column(day: Day, name: string): string[] {
  return day
    .getAllByRole('gridcell', { name: new RegExp(`(^| )${name}, `) })
    .map(({ textContent }: HTMLElement) => textContent ?? '');
}

export function rowLabels(day: Day): (string | null)[] {
  return day.getAllByRole('button', { name: /^Seleziona/ }).map((button: HTMLElement) => button.textContent);
}

export async function press(keys: string): Promise<void> {
  await userEvent.keyboard(keys);
}

export async function clickCell(element: HTMLElement): Promise<void> {
  await userEvent.pointer({ keys: '[MouseLeft]', target: element });
}

/** Dispatches clipboard events with in-memory data; tests have no system clipboard. */
export function clipboard() {
  const contents = new Map<string, string>();
  const clipboardData = {
    setData: (mimeType: string, text: string) => void contents.set(mimeType, text),
    getData: (mimeType: string) => contents.get(mimeType) ?? '',
  };
  const target = () => document.activeElement ?? document.body;
  return {
    held: contents,
    copy: () => fireEvent.copy(target(), { clipboardData }),
    cut: () => fireEvent.cut(target(), { clipboardData }),
    paste: () => fireEvent.paste(target(), { clipboardData }),
  };
}

/** Returns the given content with the sent saves applied. */
export function savedContent(before: ProgramContent = exampleProgram): ProgramContent {
  const saves = requestsTo(programRoutes.save).map(({ body }) => body as DocumentSave);
  const content = contentOf(before);
  return saves.reduce((saved, { changes }) => applyChanges(saved, changes) as ProgramContent, content);
}

export async function savedProgram(): Promise<ProgramContent> {
  await waitFor(() => expect(requestsTo(programRoutes.save)).not.toHaveLength(0), { timeout: 15_000 });
  return savedContent();
}
