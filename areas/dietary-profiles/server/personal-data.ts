import { onePage, type PersonalData } from '#areas/personal-data/server/public.ts';
import { getProfileWithDeclarations } from './declarations.ts';
import { findStatements } from './store/statements.ts';

/** The profile with what the client wrote in messages and notes of measurements that may belong into it, also what has been decided. */
export const dietaryPersonalData: PersonalData = onePage('dietary-profile', async (scope, subject) => {
  const [profile, statements] = await Promise.all([
    getProfileWithDeclarations(scope, subject),
    findStatements(scope, [subject.clientId]),
  ]);
  return { records: [{ ...profile, statements }] };
});
