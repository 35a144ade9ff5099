import type { Route } from '#shell/common/route.ts';
import type { AssignmentRoutes } from '../contract.ts';
import type texts from '../texts/it.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    assignments: typeof texts;
  }
}

/** A kind of template: its routes from `assignmentRoutes`, and the routes whose queries an assignment invalidates. */
export interface AssignmentKind {
  routes: AssignmentRoutes;
  invalidates: readonly Route[];
}
