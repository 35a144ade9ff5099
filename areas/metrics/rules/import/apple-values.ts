import { parseTimestamp } from '#shell/common/timestamps.ts';
import { importLimits } from '../../contract/import.ts';

/** Why an export of Apple Health cannot be read. */
export const appleFaults = [
  'not_apple',
  'entities',
  'damaged',
  'cut',
  'too_big',
  'no_values',
  'too_many_values',
  'unreadable',
] as const;
export type AppleFault = (typeof appleFaults)[number];

/** Thrown for a file that is no complete export. */
export class AppleHealthError extends Error {
  readonly fault: AppleFault;

  constructor(fault: AppleFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Records that become measurements. The lean mass is in kg there and a percentage here, so it is not one of them. */
const metricOf: Readonly<Record<string, string>> = {
  HKQuantityTypeIdentifierBodyMass: 'weight',
  HKQuantityTypeIdentifierBodyFatPercentage: 'fat_mass',
  HKQuantityTypeIdentifierHeight: 'height',
  HKQuantityTypeIdentifierWaistCircumference: 'waist',
  HKQuantityTypeIdentifierStepCount: 'daily_steps',
};

/** More days of steps or devices than anybody has. */
const maxStepTotals = 200_000;

interface AppleRow {
  line: number;
  metric: string;
  /** `2026-01-15 07:12:00 +0100`, or a day for the steps. */
  date: string;
  value: string;
  unit: string;
  device: string;
  id: string;
}

export interface AppleValues {
  /** Adds the value of a tag `<Record ...>`, if it is one that becomes a measurement. */
  add(tag: string, line: number): void;
  /** The values as a table that `readTable` reads. */
  toTable(): string;
}

/**
 * Collects body measurements and steps. Steps are counted by several devices at a time, so those of a day are the sum of the device
 * with the most.
 */
export function createAppleValues(): AppleValues {
  const rows: AppleRow[] = [];
  const steps = new Map<string, { counts: Map<string, number>; line: number }>();
  let stepTotals = 0;

  function addSteps(tag: string, line: number): void {
    const [day, device, count] = [attribute(tag, 'startDate').slice(0, 10), attribute(tag, 'sourceName'), valueIn(tag)];
    if (!Number.isFinite(count)) return;
    const ofDay = steps.get(day) ?? { counts: new Map<string, number>(), line };
    if (!ofDay.counts.has(device)) stepTotals += 1;
    if (stepTotals > maxStepTotals) throw new AppleHealthError('too_many_values');
    ofDay.counts.set(device, (ofDay.counts.get(device) ?? 0) + count);
    steps.set(day, ofDay);
  }

  return {
    add: (tag, line) => {
      const metric = metricOf[attribute(tag, 'type')];
      if (metric === 'daily_steps') addSteps(tag, line);
      else if (metric) rows.push(rowOf(tag, metric, line));
      if (rows.length > importLimits.values) throw new AppleHealthError('too_many_values');
    },
    toTable: () => {
      const ofSteps = [...steps].map(([day, { counts, line }]) => {
        const value = String(Math.round(Math.max(...counts.values())));
        return { line, metric: 'daily_steps', date: day, value, unit: 'count', device: '', id: `steps ${day}` };
      });
      const all = [...rows, ...ofSteps];
      if (all.length === 0) throw new AppleHealthError('no_values');
      if (all.length > importLimits.values) throw new AppleHealthError('too_many_values');
      return tableOf(all);
    },
  };
}

function rowOf(tag: string, metric: string, line: number): AppleRow {
  const [date, device, unit] = [attribute(tag, 'startDate'), attribute(tag, 'sourceName'), attribute(tag, 'unit')];
  const value = valueIn(tag);
  // Percentages are written as fractions: 0.182 for 18.2 %.
  const shown = unit === '%' && value <= 1 ? Number((value * 100).toFixed(4)) : value;
  const text = Number.isFinite(shown) ? String(shown) : attribute(tag, 'value');
  // The instant, because an export made in another time zone writes the same reading with another offset.
  const id = `${parseTimestamp(date) ?? date} ${device}`;
  return { line, metric, date, value: text, unit, device, id };
}

function valueIn(tag: string): number {
  return Number(attribute(tag, 'value'));
}

function attribute(tag: string, name: string): string {
  const start = tag.indexOf(` ${name}="`);
  if (start === -1) return '';
  const from = start + name.length + 3;
  return unescaped(tag.slice(from, tag.indexOf('"', from)));
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(?:#(\d{1,7})|(\w{2,4}));/g, (written, code: string | undefined, name = '') => {
    if (code !== undefined) return Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : written;
    return entities[name] ?? written;
  });
}

function tableOf(rows: readonly AppleRow[]): string {
  const lines = rows.map(({ id, line, metric, date, value, unit, device }) =>
    [id, String(line), metric, date, value, unit, device].map(cell).join(','),
  );
  return ['id,line,metric,date,value,unit,device', ...lines].join('\n');
}

function cell(text: string): string {
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
