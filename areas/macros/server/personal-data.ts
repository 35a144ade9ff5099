import type { PersonalData } from '#areas/personal-data/server/public.ts';
import { listMacrosOfClient } from './operations/assignment.ts';

/** The targets of a client; none while they are hidden from them. */
export const macroPersonalData: PersonalData = {
  name: 'macros',
  async readPage(scope, subject, page) {
    const { macros, nextPage } = await listMacrosOfClient(scope, subject, { page });
    return { records: macros, nextPage };
  },
};
