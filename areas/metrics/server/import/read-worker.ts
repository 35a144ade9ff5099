import { respondFromWorker } from '#shell/server/files/table-parsing/respond-from-worker.ts';
import { readFile } from './read.ts';

await respondFromWorker(readFile);
