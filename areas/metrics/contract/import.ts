import { z } from 'zod';
import { transientUploadLimits } from '#shell/common/files.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineSubjectRoutes } from '#shell/common/route.ts';
import { lengthUnits, weightUnits } from '#shell/common/units.ts';
import { entryUnits, MetricType } from './measurement.ts';

export const importLimits = {
  values: 10_000,
  /** Lines that are not empty. */
  lines: 60_000,
  /** Problems in a response; `problemCount` counts all. */
  problems: 200,
  /** Unusual weights in a response, and lines that are left out. */
  unusual: 200,
  /** Characters of a cell that a problem quotes, and of the name of a column. */
  cellCharacters: 80,
  /** Columns that are named as left out. */
  columns: 50,
} as const;

/** Why a value of a file is not imported. `of_professional`: a client does not replace what a professional imported. */
const faults = ['date', 'future', 'number', 'range', 'unit', 'side', 'metric', 'twice', 'of_professional'] as const;

/** A value that is not imported. */
export const ImportProblem = z.object({
  /** Line number in the file, from 1; the header counts. */
  line: z.number().int(),
  /** Header of the column, or what the row calls the metric. */
  column: z.string(),
  /** Content of the cell. */
  text: z.string(),
  code: z.enum(faults),
  /** The possible values of the metric in the unit of the value, when that is the reason. */
  range: z.object({ min: z.number(), max: z.number(), unitCode: z.enum(entryUnits) }).nullable(),
});
export type ImportProblem = z.output<typeof ImportProblem>;

export const dateOrders = ['day', 'month'] as const;

/** How a file is read that does not say it: the units of its numbers, and what comes first in `3/4/2026`. */
export const ReadingChoices = z.object({
  weightUnit: z.enum(weightUnits).default('kg'),
  lengthUnit: z.enum(lengthUnits).default('cm'),
  dateOrder: z.enum(dateOrders).default('day'),
});
export type ReadingChoices = z.output<typeof ReadingChoices>;

/** What the import of one metric changes. */
const ImportedMetric = z.object({
  metricType: MetricType.pick({ metric: true, name: true, unit: true, decimals: true }),
  added: z.number().int(),
  updated: z.number().int(),
  /** Stored already, with the same value. */
  unchanged: z.number().int(),
  from: z.string(),
  until: z.string(),
});

/** A weight that differs by more than 5 % from the readings before and after it. It is imported unless its line is left out. */
export const UnusualImport = z.object({
  line: z.number().int(),
  day: z.string(),
  /** In kg. */
  value: z.number(),
  near: z.object({ day: z.string(), value: z.number() }),
});
export type UnusualImport = z.output<typeof UnusualImport>;

export const ImportPreview = z.object({
  metrics: z.array(ImportedMetric),
  /** The first ones, in the order of the file. */
  problems: z.array(ImportProblem).max(importLimits.problems),
  problemCount: z.number().int(),
  /** The first ones, by day; `unusualCount` counts all. */
  unusual: z.array(UnusualImport).max(importLimits.unusual),
  unusualCount: z.number().int(),
  /** Columns that are no metric, or have a unit that the metric cannot have. */
  leftOutColumns: z.array(z.string()).max(importLimits.columns),
  /** Whether the user has to choose, because the file does not say it. */
  asks: z.object({ weightUnit: z.boolean(), lengthUnit: z.boolean(), dateOrder: z.boolean() }),
  choices: ReadingChoices,
});
export type ImportPreview = z.output<typeof ImportPreview>;

/** Chosen metrics, separated by commas, because the fields of a multipart request are texts. */
const chosenMetrics = z
  .string()
  .max(5000)
  .transform((text) => text.split(',').filter((metric) => metric !== ''))
  .meta({ examples: ['weight,waist'] });

/** Lines of the file whose weight is left out, separated by commas. */
const leftOutLines = z
  .string()
  .max(8 * importLimits.unusual)
  .regex(/^[\d,]*$/)
  .meta({ examples: ['12,40'] })
  .default('')
  .transform((lines) =>
    lines
      .split(',')
      .filter((line) => line !== '')
      .map(Number),
  );

export const ImportResult = z.object({
  added: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
});
export type ImportResult = z.output<typeof ImportResult>;

/** Import of measurements: the file is previewed without storing anything, then sent again to be stored. */
export const metricImportRoutes = defineSubjectRoutes({
  preview: {
    own: { endpoint: 'POST /my/metrics/import/preview', permission: 'update own record' },
    client: { endpoint: 'POST /clients/:clientId/metrics/import/preview', permission: 'update health records' },
    body: ReadingChoices,
    transientUpload: transientUploadLimits.metricImport,
    response: z.object({ preview: ImportPreview }),
  },
  create: {
    own: { endpoint: 'POST /my/metrics/import', permission: 'update own record' },
    client: { endpoint: 'POST /clients/:clientId/metrics/import', permission: 'update health records' },
    body: ReadingChoices.extend({ metrics: chosenMetrics, leftOutLines }),
    transientUpload: transientUploadLimits.metricImport,
    isIdempotent: true,
    response: z.object({ imported: ImportResult }),
  },
});

export const metricImportProblems = defineProblems('metrics', {
  import_not_a_table: 422,
  import_encoding: 422,
  import_too_big_inside: 422,
  import_damaged: 422,
  import_too_long: 422,
  import_too_many_lines: 422,
  import_too_many_values: 422,
  import_no_day: 422,
  import_no_metric: 422,
  import_empty: 422,
  import_nothing_chosen: 422,
});
