import { onePage, type PersonalData } from '#areas/personal-data/server/public.ts';
import { getProfileWithDeclarations } from './declarations.ts';

export const dietaryPersonalData: PersonalData = onePage('dietary-profile', async (scope, subject) => ({
  records: [await getProfileWithDeclarations(scope, subject)],
}));
