import { type CreateRecords, recordOf } from '#database/testing/records.ts';
import { macroDraft } from '../../example.ts';
import { assignMacro } from '../operations/assignment.ts';
import { createMacro } from '../operations/macros.ts';

/** Creates a template, and a client's copy of it from Monday, 16 November 2026. */
export const createRecords: CreateRecords = async ({ admin, ids }) => {
  const { macro } = await createMacro(admin, {
    ...macroDraft,
    clientId: null,
    startsOn: null,
    confirmedLowEnergy: [],
  });
  const { copyIds } = await assignMacro(admin, {
    id: macro.id,
    clientIds: [recordOf(ids, 'clients')],
    groupIds: [],
    startsOn: '2026-11-16',
    note: null,
    overlap: 'replace',
    confirmedLowEnergy: [],
  });
  return { shared: { macros: macro.id }, personal: { 'client-macros': copyIds[0] ?? '' } };
};
