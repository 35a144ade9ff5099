import type { Source } from '../contract/measurement.ts';
import type { SymptomNote } from '../contract/symptoms.ts';
import { defineEvent } from '#shell/server/events.ts';
import type { ActingScope, RequestOrJobScope } from '#shell/server/jobs/job.ts';

/** Values of a client were added, changed or deleted, after it was stored. `metrics`: the types that changed. */
export const measurementsChanged = defineEvent<
  { clientId: string; metrics: readonly string[]; source: Source; sourceId: string },
  ActingScope
>('measurements changed');

/**
 * The notes that a client wrote to a record of measurements, each once in its own line, after they were written, changed or deleted; empty
 * without any.
 */
export const measurementNoted = defineEvent<{ clientId: string; sourceId: string; note: string }>('measurement noted');

/** The caller, a client, says that a value of a professional is wrong. */
export const measurementDisputed = defineEvent<{
  clientId: string;
  measurementId: string;
  metricId: string;
  note: string;
}>('measurement disputed');

/**
 * The caller, a client, wrote of pain or a symptom beside values or photos, or about a disputed value. `latest`: of several notes of one
 * request the one of the latest day.
 */
export const symptomsNoted = defineEvent<{ clientId: string; latest: SymptomNote }, ActingScope>('symptoms noted');

/** The caller has read notes of a client that name pain or a symptom. */
export const symptomNotesRead = defineEvent<{ clientId: string; ids: readonly string[] }>('symptom notes read');

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
