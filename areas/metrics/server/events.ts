import type { Source } from '../contract/measurement.ts';
import { defineEvent } from '#shell/server/events.ts';

/** Values of a client were added, changed or deleted, after it was stored. `metrics`: the types that changed. */
export const measurementsChanged = defineEvent<{
  clientId: string;
  metrics: readonly string[];
  source: Source;
  sourceId: string;
}>('measurements changed');

/** The caller, a client, says that a value of a professional is wrong. */
export const measurementDisputed = defineEvent<{
  clientId: string;
  measurementId: string;
  metricId: string;
  note: string;
}>('measurement disputed');
