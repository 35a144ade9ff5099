import { serveTasks } from '../../workers/serve-tasks.ts';
import { FileParseError } from './file-parse-error-details.ts';
import type { ParsedFile, ParseTask } from './file-parser.ts';

serveTasks(async ({ module, input }: ParseTask): Promise<ParsedFile<unknown, string>> => {
  const { parseFile } = await import(module);
  try {
    return { read: await parseFile(input) };
  } catch (error) {
    if (error instanceof FileParseError) return { refusal: error.refusal };
    throw error;
  }
});
