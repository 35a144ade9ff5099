import type { CareKind } from '#areas/clients/contract/care.ts';
import type { InCharge } from '../contract/hand-over.ts';

/** What a hand-over changes for one kind of care, in numbers of clients. */
export interface HandOverPreview {
  kind: CareKind;
  /** Those who pass from another professional, by professional. */
  passing: { id: string; from: string; clients: number }[];
  /** Those who have nobody yet. */
  added: number;
  /** Those who have the new professional already. */
  unchanged: number;
}

/** The preview of a hand-over to the professional with the id `to`. */
export function handOverPreview(inCharge: readonly InCharge[], kind: CareKind, to: string): HandOverPreview {
  const ofKind = inCharge.filter((row) => row.kind === kind);
  const sumOf = (rows: InCharge[]) => rows.reduce((sum, { clients }) => sum + clients, 0);
  return {
    kind,
    passing: ofKind.flatMap(({ professional, clients }) =>
      professional && professional.id !== to ? [{ id: professional.id, from: professional.name, clients }] : [],
    ),
    added: sumOf(ofKind.filter(({ professional }) => professional === null)),
    unchanged: sumOf(ofKind.filter(({ professional }) => professional?.id === to)),
  };
}

export function changesNothing({ passing, added }: HandOverPreview): boolean {
  return passing.length === 0 && added === 0;
}
