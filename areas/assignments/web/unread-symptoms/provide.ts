import type { ComponentType } from 'react';
import type { Permission } from '#shell/common/permissions.ts';
import { createAtom } from '#shell/web/atom.ts';
import type { ChosenRecipients } from '../rows-of-recipients.ts';

/** What clients report of pain and symptoms in one area, until it is read. */
export interface UnreadSymptomPart {
  permission: Permission;
  /** Loads its own texts and may suspend. Renders nothing without recipients. */
  Part: ComponentType<ChosenRecipients>;
}

const provided = createAtom<readonly UnreadSymptomPart[]>([]);

/** Called once, before the first screen renders: what clients report belongs to areas that this one does not import. */
export function provideUnreadSymptoms(parts: readonly UnreadSymptomPart[]): void {
  provided.set(parts);
}

/** Empty when nothing is provided. */
export function useUnreadSymptomParts(): readonly UnreadSymptomPart[] {
  return provided.use();
}
