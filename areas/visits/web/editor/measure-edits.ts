import type { Side } from '#areas/metrics/contract/measurement.ts';
import type { TypeCode } from '#areas/metrics/contract/types.ts';
import { type DocumentStore, edit } from '#shell/web/documents/document-store.ts';
import type { Measure, VisitContent } from '../../contract/document.ts';

export interface MeasureKey {
  metric: TypeCode;
  side: Side | null;
}

/** Nothing that is measured has less: 0 is no measurement. */
export const leastMeasure = 0.01;

export function measureIn({ measures }: VisitContent, { metric, side }: MeasureKey): Measure | undefined {
  return measures.find((measure) => measure.metric === metric && measure.side === side);
}

interface Take extends MeasureKey {
  /** Number of the reading, from 0. */
  index: number;
  /** Null empties the field: the measure is removed with its last reading, and never stored as zero. */
  value: number | null;
}

/** Sets one reading; those typed in a row in one field are undone together. */
export function setTake(store: DocumentStore<VisitContent>, { metric, side, index, value }: Take): void {
  const id = side ? `${metric}:${side}` : metric;
  edit(
    store,
    (content) => {
      const present = measureIn(content, { metric, side });
      const takes: (number | null)[] = [...(present?.takes ?? [])];
      takes[index] = value;
      const known = takes.filter((take) => take !== null && take !== undefined);
      if (known.length === 0 && !present) return;
      if (known.length === 0) content.measures = content.measures.filter((measure) => measure !== present);
      else if (present) present.takes = known;
      else content.measures.push({ id, metric, side, takes: known });
    },
    `${id} ${index}`,
  );
}
