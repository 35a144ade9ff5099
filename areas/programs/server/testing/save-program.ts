import { saveDocument } from '#database/testing/save-document.ts';
import type { TestResponse, TestServer } from '#database/testing/server.ts';
import { programRoutes } from '../../contract.ts';
import type { Program, ProgramContent } from '../../contract/document.ts';

/** Saves a changed program as the editor does, from the version it names, and returns it as the server has it then. */
export async function saveProgram(
  server: TestServer,
  program: Pick<Program, 'id' | 'version'> & ProgramContent,
  token: string,
): Promise<TestResponse<typeof programRoutes.get>> {
  const { id, version } = program;
  const known = await server.ask(programRoutes.get, { id }, token);
  const before = known.success ? { ...known.data.program, version } : { ...program, title: '' };
  const saved = await saveDocument(server, programRoutes, { before, after: { ...before, ...program } }, token);
  return saved.success ? server.ask(programRoutes.get, { id }, token) : { ...saved, data: saved.data as never };
}
