import { respondFromWorker } from '#shell/server/files/table-parsing/respond-from-worker.ts';
import { readContent } from './read.ts';

await respondFromWorker(readContent);
