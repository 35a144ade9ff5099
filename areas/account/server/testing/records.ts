import type { CreateRecords } from '#database/testing/records.ts';

export const createRecords: CreateRecords = async ({ admin }) => ({
  shared: { memberships: admin.caller.membershipId },
});
