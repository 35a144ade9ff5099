import type { Route } from '#shell/common/route.ts';
import type { AssignmentRoutes } from '../contract.ts';
import type texts from '../texts/it.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    assignments: typeof texts;
  }
}

/** What is assigned: the calls of `assignmentRoutes`, and the routes whose queries an assignment changes. */
export interface AssignmentKind {
  routes: AssignmentRoutes;
  invalidates: readonly Route[];
}
