import { answerFromThread } from '#shell/server/files/tables/answer-from-thread.ts';
import { readExport } from './read.ts';

await answerFromThread(readExport);
