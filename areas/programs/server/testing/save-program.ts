import { saveDocument } from '#database/testing/save-document.ts';
import type { TestResponse, TestServer } from '#database/testing/server.ts';
import { programRoutes } from '../../contract.ts';
import type { Program, ProgramContent } from '../../contract/document.ts';

/** Saves a program as the editor does, based on its `version`, and returns the saved program. */
export async function saveProgram(
  server: TestServer,
  program: Pick<Program, 'id' | 'version'> & ProgramContent,
  token: string,
): Promise<TestResponse<typeof programRoutes.get>> {
  const { id, version } = program;
  const current = await server.ask(programRoutes.get, { id }, token);
  const before = current.success ? { ...current.data.program, version } : { ...program, title: '' };
  const saved = await saveDocument(server, programRoutes, { before, after: { ...before, ...program } }, token);
  return saved.success ? server.ask(programRoutes.get, { id }, token) : { ...saved, data: saved.data as never };
}
