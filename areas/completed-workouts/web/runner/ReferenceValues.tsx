import { IconBulb, IconHistory } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { SetMeasurements } from '../../contract/set.ts';
import { proposedNumbers } from '../../rules/prefill.ts';
import type { Proposal } from '../../rules/progression/proposal.ts';
import { Pieces } from '../Pieces.tsx';
import { reasonText } from '../proposal-text.ts';
import { prescribedPieces, setTextParts } from '../text.ts';
import classes from './ReferenceValues.module.css';
import type { RunningRow } from './set-order.ts';

interface ReferenceValuesProps {
  row: RunningRow;
  last: SetMeasurements | null;
  proposal: Proposal;
  /** The working set before this one, today: why is said once. */
  before: SetMeasurements | null;
  /** Whether exactly these numbers stand in the fields. */
  shows: (numbers: SetMeasurements) => boolean;
  onTake: (numbers: SetMeasurements) => void;
}

/** What was asked for beside what was done the last time, and above both what is proposed. One tap takes it. */
export function ReferenceValues({ row, last, proposal, before, shows, onTake }: ReferenceValuesProps) {
  const t = useTexts('completed-workouts');
  const asked = prescribedPieces(t, row);

  return (
    <div className={classes['references']}>
      {proposal.kind === 'proposal' && <Proposed {...{ row, proposal, before, shows, onTake }} />}
      {asked.length > 0 && (
        <p className={classes['reference']}>
          <span>{t('runner.prescribed')}</span>
          <strong>
            <Pieces parts={asked} />
          </strong>
        </p>
      )}
      {last && (
        <button type="button" className={classes['reference']} aria-pressed={shows(last)} onClick={() => onTake(last)}>
          <span>
            {t('runner.last')}
            <IconHistory size={16} aria-hidden="true" />
          </span>
          <strong>
            <Pieces parts={setTextParts(t, last)} />
          </strong>
        </button>
      )}
    </div>
  );
}

function Proposed({
  row,
  proposal,
  before,
  shows,
  onTake,
}: Pick<ReferenceValuesProps, 'row' | 'before' | 'shows' | 'onTake'> & { proposal: Proposal & { kind: 'proposal' } }) {
  const t = useTexts('completed-workouts');
  const numbers = proposedNumbers(row, proposal);
  const isTaken = shows(numbers);

  return (
    <button
      type="button"
      className={classes['proposal']}
      aria-pressed={isTaken}
      onClick={() => onTake({ ...numbers, rir: null, rpe: null })}
    >
      <IconBulb size={20} aria-hidden="true" />
      <span className={classes['why']}>
        <strong>
          {t('runner.proposed', { words: setTextParts(t, { ...numbers, rir: null, rpe: null }).join(' · ') })}
        </strong>
        {!before && <span>{reasonText(t, proposal.reason)}</span>}
      </span>
      <span className={classes['take']}>{t(isTaken ? 'runner.taken' : 'runner.take')}</span>
    </button>
  );
}
