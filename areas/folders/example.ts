import type { Folder } from './contract.ts';

const id = (number: number) => `0199f2a4-5c00-7010-8000-${String(number).padStart(12, '0')}`;

const own = { unsharedWithin: 0, sharedWithin: 0, isShared: true, isEditable: true, authorName: null };

/** Forza with the subfolder Principianti, which have three programs together, and the empty folder Ipertrofia. */
export const exampleFolders = {
  strength: {
    ...own,
    id: id(1),
    name: 'Forza',
    parent_id: null,
    version: 1,
    programs: 1,
    programsWithin: 3,
    othersWithin: 0,
  },
  beginners: {
    ...own,
    id: id(2),
    name: 'Principianti',
    parent_id: id(1),
    version: 1,
    programs: 2,
    programsWithin: 2,
    othersWithin: 0,
  },
  hypertrophy: {
    ...own,
    id: id(3),
    name: 'Ipertrofia',
    parent_id: null,
    version: 1,
    programs: 0,
    programsWithin: 0,
    othersWithin: 0,
  },
} as const satisfies Record<string, Folder>;
