import type { Route } from '#shell/common/route.ts';
import type { AssignmentRoutes, OverlapChoice } from '../contract.ts';
import type texts from '../texts/it.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    assignments: typeof texts;
  }
}

/** A kind of template whose recipients are chosen. */
export interface RecipientKind {
  routes: Pick<AssignmentRoutes, 'assignableClients'>;
}

/**
 * A kind of template: its routes from `assignmentRoutes`, and the routes whose queries an assignment invalidates. `isReplaced`:
 * a client has one copy at a time, so a new one always replaces the others. `isSuspended`: of copies that overlap, a client follows
 * the one that begins last, and the earlier one goes on afterwards. `isGivenOnce`: who has a copy of the template in these days is left out
 * unless `includesAssigned`.
 */
export interface AssignmentKind {
  routes: Pick<AssignmentRoutes, 'assignableClients' | 'assign' | 'previewAssign'>;
  invalidates: readonly Route[];
  isReplaced?: boolean;
  isSuspended?: boolean;
  isGivenOnce?: boolean;
}

/** Both copies stay only where a client follows both. */
export function initialOverlap({ isReplaced, isSuspended }: AssignmentKind): OverlapChoice {
  return isReplaced || isSuspended ? 'replace' : 'keep';
}
