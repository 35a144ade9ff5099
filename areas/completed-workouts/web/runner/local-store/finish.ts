export interface Finish {
  finishedAt: string;
  effort: number | null;
  comment: string;
  /** Whether pain is reported at the end. Missing in what an earlier release stored, and of an end on another device. */
  hasPainAtEnd?: boolean | undefined;
  /** Of a correction: whether the client had reported that pain, which a professional does not take back. */
  isPainOfClient?: boolean | undefined;
  /**
   * Of a correction, and of a workout that was finished on another device: when it was trained, which may be corrected. Otherwise the start
   * that this device recorded counts (`startOf`).
   */
  startedAt?: string | undefined;
  /** Of a correction: how long it was trained; null: not recorded. Missing in what an earlier release stored. */
  minutes?: number | null | undefined;
  /** Of a correction that is to be sent: what was changed. Missing in what an earlier release stored: everything is sent. */
  changed?: (keyof CorrectedValues)[] | undefined;
  /** Of a correction that is to be sent: the last ten comments that were shown here or that it replaced since the last response. */
  knownComments?: readonly string[] | undefined;
  isSynced: boolean;
  /** Whether another device finished the workout, which may have sets that this one has not. Missing in what an earlier release stored. */
  isElsewhere?: boolean | undefined;
  rejection?: string;
}

/** What the client reports at the end of a workout. */
export type EndReport = Pick<Finish, 'effort' | 'comment' | 'hasPainAtEnd'>;

/** What is corrected besides sets. */
export type CorrectedValues = EndReport & Pick<Finish, 'startedAt' | 'minutes'>;

/** When a finished workout was begun, as it counts: the corrected start, otherwise the recorded one. */
export function startOf(finish: Finish, begun: { startedAt: string } | null): string | undefined {
  return finish.startedAt ?? begun?.startedAt;
}
