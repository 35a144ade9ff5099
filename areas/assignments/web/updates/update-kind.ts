import type { ReactNode } from 'react';
import type { AssignmentRoutes, CopyUpdate } from '../../contract.ts';
import type { AssignmentKind } from '../assignment-kind.ts';

/** A kind of template with the texts and components that show the differences of its copies. */
export interface UpdateKind<Update extends CopyUpdate = CopyUpdate> extends AssignmentKind {
  routes: AssignmentKind['routes'] & Pick<AssignmentRoutes, 'copyUpdates' | 'updateCopies'>;
  /** Sentence about what an update does, shown when there is one. */
  text: string;
  /** Sentence about the parts of a copy that an update never changes, shown when there is none. */
  limits?: string;
  /** Renders the differences of a copy from its template. */
  renderChanges(copy: Update): ReactNode;
  /** Renders the copies with differences that an update leaves as they are. */
  renderStaying?(copies: readonly Update[]): ReactNode;
  /** Whether a copy has differences that an update leaves as they are: it does not count as equal to the template. */
  staysDifferent?(copy: Update): boolean;
  /** What an update does with what was changed by hand in a copy; without it, that this is replaced. */
  editedByHandHelp?(copy: Update): string | undefined;
  /** Text after the number of differences, such as `dalla settimana 3`. */
  descriptionOf?(copy: Update): string;
  /** Renders fields and warnings that the area adds to the update of the chosen copies. */
  renderOwnFields?(own: OwnUpdateFields<Update>): ReactNode;
  /** Whether these fields are filled in; without it they always are. */
  isReady?(own: Pick<OwnUpdateFields<Update>, 'chosen' | 'values'>): boolean;
}

interface OwnUpdateFields<Update extends CopyUpdate> {
  chosen: readonly Update[];
  /** Sent with the update. */
  values: Readonly<Record<string, string>>;
  onChange: (values: Record<string, string>) => void;
}
