import type { Subject } from '#areas/clients/server/public.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { TransientUpload } from '#shell/server/files/transient-upload.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import {
  importLimits,
  type ImportPreview,
  type ImportProblem,
  type ImportResult,
  metricImportProblems as problems,
  type metricImportRoutes as routes,
  type ReadingChoices,
  type UnusualImport,
} from '../../contract/import.ts';
import { builtInTypes, isTypeCode, typeCodes } from '../../contract/types.ts';
import { type NamedMetric, commonNames, plain } from '../../rules/import/columns.ts';
import { unusualWeights } from '../../rules/import/unusual-weights.ts';
import { recentDays } from '../../rules/plausibility.ts';
import { builtInType, compareMetrics } from '../../rules/metric-type.ts';
import type { IdentifiedValue, ReadMeasurements } from '../import/read.ts';
import { readMeasurements } from '../import/reader.ts';
import { compareWithStored, type ImportComparison } from '../store/import.ts';
import type { NewValue } from '../store/measurements.ts';
import { findWeights } from '../store/near-values.ts';
import { findOwnTypes } from '../store/types.ts';
import { announce, storeValues } from './record.ts';
import { toMetricType } from './types.ts';

type Request<Name extends keyof typeof routes> = ParsedRequest<(typeof routes)[Name]['own']> & {
  file: TransientUpload;
};

/** Reads the file and compares it with the stored values. Nothing is stored. */
export async function previewImport(
  scope: Scope,
  subject: Subject,
  { file, ...choices }: Request<'preview'>,
): Promise<{ preview: ImportPreview }> {
  const content = await readSent(scope, subject, { file, ...choices });
  const compared = await compare(
    scope,
    subject,
    content.values.map((value) => toNewValue(scope, value)),
  );
  const unusual = await findUnusual(scope, subject, content.values);
  const own = await findOwnTypes(scope);
  const metricTypeOf = (metric: string) => {
    const ownType = own.find(({ id }) => id === metric);
    const { name, unit, decimals } =
      isTypeCode(metric) || !ownType ? builtInType(metric as 'weight') : toMetricType(ownType);
    return { metric, name, unit, decimals };
  };
  const refused = [...content.problems, ...refusedBy(compared, content.values)];
  const metrics = compared
    .filter(({ added, updated, unchanged }) => added + updated + unchanged > 0)
    .sort((one, other) => compareMetrics(one.metric, other.metric))
    .map(({ metric, added, updated, unchanged, from, until }) => ({
      metricType: metricTypeOf(metric),
      ...{ added, updated, unchanged, from, until },
    }));
  return {
    preview: {
      metrics,
      problems: refused.sort((one, other) => one.line - other.line).slice(0, importLimits.problems),
      problemCount: refused.length,
      unusual: unusual.slice(0, importLimits.unusual),
      unusualCount: unusual.length,
      leftOutColumns: content.leftOutColumns,
      asks: content.asks,
      choices: content.choices,
    },
  };
}

/** Stores the values of the chosen metrics: new ones are added, those of an earlier import changed. */
export async function importMeasurements(
  scope: Scope,
  subject: Subject,
  { file, metrics, leftOutLines, ...choices }: Request<'create'>,
): Promise<{ imported: ImportResult }> {
  const content = await readSent(scope, subject, { file, ...choices });
  const isChosen = ({ metric, line }: IdentifiedValue) =>
    metrics.includes(metric) && !(metric === 'weight' && leftOutLines.includes(line));
  const chosen = content.values.filter(isChosen).map((value) => toNewValue(scope, value));
  if (chosen.length === 0) throw new Problem(problems.import_nothing_chosen);
  const compared = await compare(scope, subject, chosen);
  const changed = await storeValues(scope, subject, 'import', chosen);
  await announce(scope, { clientId: subject.clientId, source: 'import', sourceId: newId(), metrics: changed });
  const sum = (count: (one: ImportComparison) => number) => compared.reduce((total, one) => total + count(one), 0);
  return {
    imported: {
      added: sum(({ added }) => added),
      updated: sum(({ updated }) => updated),
      unchanged: sum(({ unchanged }) => unchanged),
    },
  };
}

/** Weights that a professional or the client would be asked about if they typed them. */
async function findUnusual(
  scope: Scope,
  { clientId }: Subject,
  values: readonly IdentifiedValue[],
): Promise<UnusualImport[]> {
  const weights = values.filter(({ metric }) => metric === 'weight');
  const days = weights.map(({ day }) => day).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const period = { from: addDays(first, -recentDays), until: addDays(last, recentDays) };
  const stored = await findWeights(scope, { clientId, ...period, limit: importLimits.values });
  return unusualWeights(weights, stored).map(({ reading: { line, day, value }, near }) => ({
    ...{ line, day, value },
    near: { day: near.day, value: near.value },
  }));
}

async function readSent(
  scope: Scope,
  { clientId }: Subject,
  { file, ...choices }: ReadingChoices & { file: TransientUpload },
): Promise<ReadMeasurements> {
  const { timeZone } = scope.caller;
  const metrics = await namedMetrics(scope);
  const { content } = file;
  return readMeasurements(scope, { content, clientId, metrics, choices, timeZone, today: todayIn(timeZone) });
}

/** What a file may contain: own types, and built-in ones except results of formulas, which need their formula. */
async function namedMetrics(scope: Scope): Promise<NamedMetric[]> {
  const own = await findOwnTypes(scope);
  const translations = [textsIn('it'), textsIn('en')];
  const builtIn = typeCodes
    .filter((code) => builtInTypes[code].group !== 'results')
    .map((code) => ({
      metric: code,
      unit: builtInTypes[code].unit,
      names: [code, ...translations.map((t) => t(`metrics:types.${code}`)), ...(commonNames[code] ?? [])].map(plain),
    }));
  // Own types first: an account may give a type of its own the name of a built-in one.
  return [...own.map(({ id, name, unit }) => ({ metric: id, unit, names: [plain(name)] })), ...builtIn];
}

function compare(scope: Scope, { clientId, authorId }: Subject, values: readonly NewValue[]) {
  return compareWithStored(scope, { clientId, isByClient: authorId === null, values });
}

function toNewValue({ caller }: Scope, { entered, instant, ...value }: IdentifiedValue): NewValue {
  const { sourceId, metric, side, day, note, device } = value;
  return {
    ...{ sourceId, metric, side, value: value.value, day, note, device },
    enteredText: entered.text,
    enteredUnit: entered.unit,
    measuredAt: instant,
    timeZone: caller.timeZone,
    method: null,
    takes: null,
  };
}

/** The values that a client may not change, because a professional has imported them. */
function refusedBy(compared: readonly ImportComparison[], values: readonly IdentifiedValue[]): ImportProblem[] {
  const blocked = new Set(compared.flatMap(({ blocked: indexes }) => indexes));
  return values
    .filter((_, index) => blocked.has(index))
    .map(({ line, column, entered }) => ({ line, column, text: entered.text, code: 'of_professional', range: null }));
}
