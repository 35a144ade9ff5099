import type { Week } from '../../contract/document.ts';

/** The destination of an import: a new program, or weeks of the open one. */
export type ImportTarget =
  | { kind: 'new'; folderId: string | null }
  | {
      kind: 'open';
      programId: string;
      weeks: number;
      /** Rest in seconds of rows without one. */
      restSeconds: number;
      insertWeeks: (weeks: Week[], after: number) => void;
    };
