import { homeRoutes } from '../contract.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { getOverview } from './operations.ts';
import { addSampleClient } from './sample-client.ts';

export const homeServer = bindArea('home', homeRoutes, {
  graphs: getOverview,
  addSampleClient,
});
