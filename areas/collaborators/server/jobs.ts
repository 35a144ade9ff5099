import { deleteOldAccesses } from './store/access.ts';

const cleanUp = 'collaborators: delete old accesses';

export const collaboratorJobs = { [cleanUp]: deleteOldAccesses };
export const collaboratorDaily = [cleanUp];
