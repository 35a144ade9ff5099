import { respondFromWorker } from '#shell/server/files/table-parsing/respond-from-worker.ts';
import { parseContent } from './parse-content.ts';

await respondFromWorker(parseContent);
