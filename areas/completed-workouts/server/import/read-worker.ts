import { respondFromWorker } from '#shell/server/files/table-parsing/respond-from-worker.ts';
import { parseExport } from './read.ts';

await respondFromWorker(parseExport);
