import type { PersonalData } from '#areas/personal-data/server/public.ts';
import { findCompletedOfClient } from './store/visits-of-client.ts';

/** The completed visits of a client with what their PDF says to the client in words. The measured values are measurements. */
export const visitPersonalData: PersonalData = {
  name: 'visits',
  async readPage(scope, { clientId }, page) {
    const { visits, nextPage } = await findCompletedOfClient(scope, clientId, page);
    return { records: visits, nextPage };
  },
};
