import { ClientDraft, clientProblems } from '../../contract.ts';
import { newId } from '#shell/common/ids.ts';
import { Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findSampleId, insertClient } from '../store/clients.ts';
import { lockedProfessionalsOfNew } from './in-charge.ts';

/** The domain `invalid` never receives mail (RFC 2606). */
const sampleEmail = 'sample@example.invalid';

type SampleDraft = Pick<ClientDraft, 'name'> & Partial<ClientDraft>;

/**
 * Creates the sample client of the account, without an invitation, or returns the existing one. Of concurrent requests
 * one creates it, and the others wait for it. Throws when a colleague looks after the existing one.
 */
export async function createSampleClient(scope: Scope, draft: SampleDraft): Promise<{ id: string; isNew: boolean }> {
  const id = newId();
  const values = ClientDraft.parse({ ...draft, email: sampleEmail, locale: scope.language });
  const professionals = await lockedProfessionalsOfNew(scope);
  if (await insertClient(scope, { ...values, id, professionals, isSample: true })) return { id, isNew: true };
  const existingId = await findSampleId(scope);
  if (!existingId) throw new Problem(clientProblems.sample_taken);
  return { id: existingId, isNew: false };
}
