import { useId, useState } from 'react';
import type { Side } from '#areas/metrics/contract/measurement.ts';
import { builtInTypes, type TypeCode } from '#areas/metrics/contract/types.ts';
import { MeasuredNumberInput } from '#shell/web/forms/MeasuredNumberInput.tsx';
import { currentUnits } from '#shell/web/texts/current-units.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { unitOfUser } from '#shell/web/texts/units.ts';
import { shownChange, shownValue } from '../../rules/table.ts';
import { measuredValue } from '../../rules/takes.ts';
import { changeBesideField } from '../change-text.ts';
import { FieldError, useMeasureError } from './FieldError.tsx';
import { focusNext, MeasureField } from './MeasureField.tsx';
import { leastMeasure, measureIn, setTake } from './measure-edits.ts';
import { useVisit, useVisitEditor } from './open-visit.ts';
import classes from './VisitEditor.module.css';

const shownSides = ['R', 'L'] as const;

/** A circumference of a limb: right and left in one row. A value without a side, of an older visit or an import, stays editable. */
export function SidedMeasureField({ metric }: { metric: TypeCode }) {
  const names = useTexts('metrics');
  const hasNoSide = useVisit((content) => measureIn(content, { metric, side: null }) !== undefined);
  return (
    <>
      {hasNoSide && <MeasureField metric={metric} side={null} />}
      <div className={classes['measure']} data-sides>
        <span className={classes['measureName']}>{names(`types.${metric}`)}</span>
        {shownSides.map((side) => (
          <SideInput key={side} metric={metric} side={side} />
        ))}
      </div>
    </>
  );
}

/** The previous value of the side, or else that without a side, is shown in the empty field. */
function SideInput({ metric, side }: { metric: TypeCode; side: Side & ('R' | 'L') }) {
  const t = useTexts('visits');
  const names = useTexts('metrics');
  const { document, base, isCompleted } = useVisitEditor();
  const { unit, decimals } = builtInTypes[metric];
  const measure = useVisit((content) => measureIn(content, { metric, side }));
  const before = base.previous?.values.filter((one) => one.metric === metric) ?? [];
  const previous = before.find((one) => one.side === side)?.value;
  const ghost = previous ?? before.find((one) => one.side === null)?.value;
  const change = measure && shownChange(metric, currentUnits(), [measuredValue(measure), previous ?? null]);
  const [isTyping, setTyping] = useState(false);
  const error = useMeasureError(metric, measure?.takes ?? [], isTyping);
  const errorId = useId();
  return (
    <span className={classes['side']} data-not-counted={(isCompleted && error !== null) || undefined}>
      <MeasuredNumberInput
        aria-label={`${names(`types.${metric}`)} · ${names(`sides.${side}`)}`}
        value={measure?.takes[0]}
        min={leastMeasure}
        placeholder={ghost === undefined ? '' : formatNumber(shownValue(metric, ghost, currentUnits()), 2)}
        unit={unit}
        decimals={decimals}
        rightSection={<small>{`${names(`units.${unitOfUser(unit)}`)} ${t(`measures.${side}`)}`}</small>}
        rightSectionWidth={46}
        hideControls
        data-measure
        data-field={metric}
        error={error !== null}
        aria-errormessage={error === null ? undefined : errorId}
        onBlur={() => setTyping(false)}
        onKeyDown={focusNext}
        onNumber={(value) => {
          setTyping(true);
          setTake(document.store, { metric, side, index: 0, value });
        }}
      />
      <span className={classes['delta']}>
        {change !== undefined && change !== null && changeBesideField(change, 2)}
      </span>
      <FieldError id={errorId} text={error} />
    </span>
  );
}
