import { answerFromThread } from '#shell/server/files/tables/answer-from-thread.ts';
import { readContent } from './read.ts';

await answerFromThread(readContent);
