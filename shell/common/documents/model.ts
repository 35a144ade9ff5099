import { type Difference, listDifferences } from './differences.ts';
import type { FindJointFields } from './joint-fields.ts';
import { type Conflict, mergeDocuments, type Side } from './merge.ts';
import type { SameMeaning } from './parts.ts';

/** Pure functions that compare and merge versions of one kind of document. */
export interface DocumentModel<Content> {
  /** `fits` is false when the merged document exceeds a limit of its kind, such as a number of parts. */
  merge(versions: { base: Content; mine: Content; theirs: Content; resolutions?: ReadonlyMap<string, Side> }): {
    content: Content;
    conflicts: Conflict[];
    fits: boolean;
  };
  differences(before: Content, after: Content): Difference[];
}

interface ModelOptions<Content, Comparable> {
  /**
   * The content in the form that is compared: values that users edit together are one field, and derived values, such as
   * positions, are left out.
   */
  toComparable(content: Content): Comparable;
  fromComparable(comparable: Comparable): Content;
  isSame?: SameMeaning;
  /** Finds fields that a merge takes from one side together, so that the value of one side is not applied to another thing of the other. */
  findJointFields?: FindJointFields;
  fits?(content: Content): boolean;
}

export function documentModel<Content extends object, Comparable extends object>({
  toComparable,
  fromComparable,
  isSame,
  findJointFields,
  fits = () => true,
}: ModelOptions<Content, Comparable>): DocumentModel<Content> {
  return {
    merge({ base, mine, theirs, resolutions }) {
      const [before, ours, others] = [base, mine, theirs].map(toComparable) as [Comparable, Comparable, Comparable];
      const merged = mergeDocuments({ base: before, mine: ours, theirs: others, resolutions, isSame, findJointFields });
      const content = fromComparable(merged.content);
      return { content, conflicts: merged.conflicts, fits: fits(content) };
    },
    differences: (before, after) => listDifferences(toComparable(before), toComparable(after), isSame),
  };
}
