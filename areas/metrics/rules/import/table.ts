import type { ReadingChoices } from '../../contract/import.ts';
import type { Side } from '../../contract/measurement.ts';
import type { Unit } from '../../contract/types.ts';
import type { Column, NamedMetric } from './columns.ts';

export interface TableOptions {
  metrics: readonly NamedMetric[];
  choices: ReadingChoices;
  timeZone: string;
  /** Today in that zone; later days are refused. */
  today: string;
}

export interface TableHead {
  columns: readonly HeadColumn[];
  /** Line number of the header. */
  line: number;
}

export interface HeadColumn {
  index: number;
  header: string;
  column: Column;
}

/** A value of a file. */
export interface TableValue {
  line: number;
  column: string;
  metric: string;
  side: Side | null;
  value: number;
  /** As it was written, or in the unit of the metric when its own is not one of entry. */
  entered: { text: string; unit: string };
  /** The unit of the metric, when the file does not name one: the user has to check the choice. */
  assumedUnit: Unit | null;
  day: string;
  instant: string | null;
  note: string;
  device: string | null;
  /** The same for the same value in every export, whatever number it has. */
  key: string;
}
