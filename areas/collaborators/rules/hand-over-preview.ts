import type { CareKind } from '#areas/clients/contract/care.ts';
import type { InCharge } from '../contract/hand-over.ts';

/** The effect of a hand-over on one kind of care, in numbers of clients. */
export interface HandOverPreview {
  kind: CareKind;
  /** Clients of other professionals, one entry for each professional. */
  moved: { id: string; from: string; clients: number }[];
  /** Clients without a professional. */
  added: number;
  /** Clients of the new professional. */
  unchanged: number;
}

/** Computes the preview of a hand-over to the professional with the id `to`. */
export function handOverPreview(inCharge: readonly InCharge[], kind: CareKind, to: string): HandOverPreview {
  const ofKind = inCharge.filter((row) => row.kind === kind);
  const sumOf = (rows: InCharge[]) => rows.reduce((sum, { clients }) => sum + clients, 0);
  return {
    kind,
    moved: ofKind.flatMap(({ professional, clients }) =>
      professional && professional.id !== to ? [{ id: professional.id, from: professional.name, clients }] : [],
    ),
    added: sumOf(ofKind.filter(({ professional }) => professional === null)),
    unchanged: sumOf(ofKind.filter(({ professional }) => professional?.id === to)),
  };
}

export function changesNothing({ moved, added }: HandOverPreview): boolean {
  return moved.length === 0 && added === 0;
}
