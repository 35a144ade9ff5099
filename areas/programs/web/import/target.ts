import type { Week } from '../../contract/document.ts';

/** Where an import goes: into a new program, or among the weeks of the one that is open. */
export type ImportTarget =
  | { kind: 'new'; folderId: string | null }
  | {
      kind: 'open';
      programId: string;
      weeks: number;
      /** Of rows that say none. */
      restSeconds: number;
      insertWeeks: (weeks: Week[], after: number) => void;
    };
