import type { ReactNode } from 'react';
import type { CopyUpdate } from '../../contract.ts';
import type { AssignmentKind } from '../assignment-kind.ts';

/** How an area shows what its copies would take over. */
export interface UpdateKind<Update extends CopyUpdate = CopyUpdate> extends AssignmentKind {
  /** Which parts an update never changes. */
  text: string;
  /** What changes in a copy, shown on demand. */
  renderChanges(copy: Update): ReactNode;
  /** Beside the number of differences, such as `dalla settimana 3`. */
  descriptionOf?(copy: Update): string;
}
