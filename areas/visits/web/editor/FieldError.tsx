import { builtInTypes, type TypeCode } from '#areas/metrics/contract/types.ts';
import { isPossible, rangeIn } from '#areas/metrics/rules/plausibility.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { unitOfUser } from '#shell/web/texts/units.ts';
import { useVisitEditor } from './open-visit.ts';
import classes from './VisitEditor.module.css';

/**
 * What is wrong with the readings of a measure: a value that is not possible, or none where completing the visit needs one.
 * Null when nothing is wrong, and while a reading is typed.
 */
export function useMeasureError(metric: TypeCode, takes: readonly number[], isTyping: boolean): string | null {
  const t = useTexts('metrics');
  const visits = useTexts('visits');
  const { refused, isCompleted } = useVisitEditor();
  if (isTyping) return null;
  const range = rangeIn(metric, unitOfUser(builtInTypes[metric].unit));
  if (range && !takes.every((take) => isPossible(metric, take)))
    return isCompleted ? visits('notCounted.field') : t('problems.not_possible', { ...range });
  return takes.length === 0 ? (refused[metric] ?? null) : null;
}

/** The message below the fields of a measure, in the width of its row. */
export function FieldError({ id, text }: { id: string; text: string | null }) {
  return (
    text && (
      <p id={id} className={classes['error']} role="alert">
        {text}
      </p>
    )
  );
}
