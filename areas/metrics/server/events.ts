import type { Source } from '../contract/measurement.ts';
import { defineEvent } from '#shell/server/events.ts';
import type { ActingScope, RequestOrJobScope } from '#shell/server/jobs/job.ts';

/** Values of a client were added, changed or deleted, after it was stored. `metrics`: the types that changed. */
export const measurementsChanged = defineEvent<
  { clientId: string; metrics: readonly string[]; source: Source; sourceId: string },
  ActingScope
>('measurements changed');

/** The caller, a client, says that a value of a professional is wrong. */
export const measurementDisputed = defineEvent<{
  clientId: string;
  measurementId: string;
  metricId: string;
  note: string;
}>('measurement disputed');

/** A client is reminded to measure something today: a built-in `type`, or an own one by its `name`. */
interface AskedMeasurement {
  metricId: string;
  clientId: string;
  type: string | null;
  name: string | null;
  day: string;
}

/** Clients are reminded to measure. Published by a job. */
export const measurementsAsked = defineEvent<
  { accountId: string; reminders: readonly AskedMeasurement[] },
  RequestOrJobScope
>('measurements asked');

/** What clients were reminded of is measured. */
export const remindersEnded = defineEvent<{ metricIds: readonly string[] }, ActingScope>('measurement reminders ended');
