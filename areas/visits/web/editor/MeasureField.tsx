import { type KeyboardEvent, useId, useState } from 'react';
import { builtInTypes, type TypeCode } from '#areas/metrics/contract/types.ts';
import { isOfComposition } from '#areas/metrics/rules/composition.ts';
import { MeasuredNumberInput, parseHeight } from '#shell/web/forms/MeasuredNumberInput.tsx';
import { currentUnits } from '#shell/web/texts/current-units.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { decimalsOfUser, formatMeasured, unitOfUser } from '#shell/web/texts/units.ts';
import { isOfPregnancy } from '../../rules/maternal-state.ts';
import { isMeasuredAlike } from '../../rules/models.ts';
import { shownChange } from '../../rules/table.ts';
import { measuredValue, needsThirdTake } from '../../rules/takes.ts';
import { changeBesideField } from '../change-text.ts';
import { FieldError, useMeasureError } from './FieldError.tsx';
import { leastMeasure, type MeasureKey, measureIn, setTake } from './measure-edits.ts';
import { useVisit, useVisitEditor } from './open-visit.ts';
import classes from './VisitEditor.module.css';

interface MeasureFieldProps extends MeasureKey {
  /** Readings that are shown; a third one appears when the first two differ too much. */
  readings?: 1 | 2;
}

/**
 * One measure with its unit. The value of the last visit stands in the empty field and is not stored; once the field is filled,
 * the change since then is shown. Enter goes to the next field.
 */
export function MeasureField({ metric, side, readings = 1 }: MeasureFieldProps) {
  const t = useTexts('visits');
  const names = useTexts('metrics');
  const { document, base, isCompleted } = useVisitEditor();
  const measure = useVisit((content) => measureIn(content, { metric, side }));
  const isPregnant = useVisit(isOfPregnancy);
  const isOfModel = useVisit((content) => !base.previous || isMeasuredAlike(metric, content, base.previous));
  // The body composition in pregnancy is not compared, nor readings of another model.
  const isCompared = isOfModel && !(isPregnant && isOfComposition(metric));
  const last = isCompared ? base.previous : null;
  const previous = last?.values.find((one) => one.metric === metric && one.side === side)?.value;
  const { unit, decimals } = builtInTypes[metric];
  const takes = measure?.takes ?? [];
  const shown = readings === 2 && (takes.length > 2 || needsThirdTake({ metric, takes })) ? 3 : readings;
  const [isTyping, setTyping] = useState(false);
  const error = useMeasureError(metric, takes, isTyping);
  const errorId = useId();
  const name = `${names(`types.${metric}`)}${side ? ` · ${names(`sides.${side}`)}` : ''}`;

  return (
    <div
      className={classes['measure']}
      data-readings={readings}
      data-not-counted={(isCompleted && error !== null) || undefined}
    >
      <span className={classes['measureName']}>{name}</span>
      <span className={classes['takes']}>
        {Array.from({ length: shown }, (_, index) => (
          <MeasuredNumberInput
            // biome-ignore lint/suspicious/noArrayIndexKey: readings have no other identity than their number
            key={index}
            aria-label={shown > 1 ? t('measures.reading', { name, number: index + 1 }) : name}
            value={takes[index]}
            unit={unit}
            decimals={decimals}
            min={leastMeasure}
            parse={metric === 'height' ? parseHeight : undefined}
            placeholder={index === 0 && previous !== undefined ? formatMeasured(previous, unit, decimals) : ''}
            rightSection={<small>{names(`units.${unitOfUser(unit)}`)}</small>}
            rightSectionWidth={48}
            hideControls
            data-measure
            data-field={metric}
            error={error !== null}
            aria-errormessage={error === null ? undefined : errorId}
            onBlur={() => setTyping(false)}
            disabled={index > takes.length}
            onKeyDown={focusNext}
            onNumber={(value) => {
              setTyping(true);
              setTake(document.store, { metric, side, index, value });
            }}
          />
        ))}
      </span>
      <span className={classes['delta']}>
        {measure && <Change metric={metric} now={measuredValue(measure)} before={previous} takes={takes} />}
      </span>
      {readings === 2 && !isTyping && error === null && <ReadingsHint metric={metric} takes={takes} />}
      <FieldError id={errorId} text={error} />
    </div>
  );
}

/** On how many readings the value is based, where two differed so much that a third one decides. */
function ReadingsHint({ metric, takes }: Pick<ChangeProps, 'metric' | 'takes'>) {
  const t = useTexts('visits');
  if (takes.length > 2) return <p className={classes['readings']}>{t('folds.medianOf', { count: takes.length })}</p>;
  if (!needsThirdTake({ metric, takes })) return null;
  return (
    <p className={classes['readings']} data-missing role="status">
      {t('folds.withoutThird')}
    </p>
  );
}

interface ChangeProps {
  metric: TypeCode;
  /** Null while a reading is not possible. */
  now: number | null;
  before: number | undefined;
  takes: readonly number[];
}

function Change({ metric, now, before, takes }: ChangeProps) {
  const { unit, decimals } = builtInTypes[metric];
  if (now === null) return null;
  const change = shownChange(metric, currentUnits(), [now, before ?? null]);
  return (
    <>
      {takes.length > 1 && <strong>{formatMeasured(now, unit, decimals)}</strong>}
      {change !== null && ` ${changeBesideField(change, decimalsOfUser(unit, decimals))}`}
    </>
  );
}

/** Enter focuses the next field of the visit, as on a calculator. */
export function focusNext(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[data-measure]:not(:disabled)')];
  fields[fields.indexOf(event.currentTarget) + 1]?.focus();
}
