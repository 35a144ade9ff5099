import { deleteOldAccesses } from './store/access.ts';
import { deleteRemovedRecords } from './store/removed-records.ts';

const cleanUp = 'collaborators: delete old accesses';
const deleteRemoved = 'collaborators: delete what was removed';

export const collaboratorJobs = { [cleanUp]: deleteOldAccesses, [deleteRemoved]: deleteRemovedRecords };
export const collaboratorDaily = [cleanUp, deleteRemoved];
