import { IconBulb, IconHistory } from '@tabler/icons-react';
import { formatNumber, formatWeight } from '#shell/web/texts/formats.ts';
import { withHands } from '#areas/programs/rules/percent-loads.ts';
import { partsOfSet } from '#areas/programs/rules/set-targets.ts';
import { currentLanguage } from '#shell/web/texts/language.ts';
import { currentShareKg, useRunner } from '../runner-context.ts';
import { useRunnerTexts } from '../runner-texts.ts';
import type { SetMeasurements } from '../../../contract/set.ts';
import { proposedNumbers } from '../../../rules/prefill.ts';
import type { Proposal, Reason } from '../../../rules/progression/proposal.ts';
import type { RunningRow } from '../../../rules/set-order.ts';
import { Pieces } from '../../Pieces.tsx';
import { prescribedPieces } from '../../prescription-text.ts';
import { setText, setTextParts, type Texts } from '../../text.ts';
import classes from './ReferenceValues.module.css';

interface ReferenceValuesProps {
  row: RunningRow;
  last: SetMeasurements | null;
  proposal: Proposal;
  /**
   * The working set before this one in the workout, after which the reason of the proposal is not repeated; null for
   * the first one.
   */
  before: SetMeasurements | null;
  /** Returns whether the fields of the form hold these values. */
  isShown: (values: SetMeasurements) => boolean;
  onTake: (values: SetMeasurements) => void;
}

/** Proposal, or why there is none, prescription and last performance. A tap fills the form with their values. */
export function ReferenceValues({ row, last, proposal, before, isShown, onTake }: ReferenceValuesProps) {
  const t = useRunnerTexts();
  const runner = useRunner();
  const prescribed = prescribedPieces(t, row, currentShareKg(t, runner, row));

  return (
    <div className={classes['references']}>
      {proposal.kind === 'proposal' && <ProposedValues {...{ row, proposal, before, isShown, onTake }} />}
      {proposal.kind === 'none' && proposal.reason && !before && (
        <p className={classes['missing']}>{reasonText(t, proposal.reason)}</p>
      )}
      {prescribed.length > 0 && (
        <p className={classes['reference']}>
          <span>{t('runner.prescribed')}</span>
          <strong>
            <Pieces parts={prescribed} />
          </strong>
          <PartsHelp row={row} />
        </p>
      )}
      {last && (
        <button
          type="button"
          className={classes['reference']}
          aria-pressed={isShown(last)}
          onClick={() => onTake(last)}
        >
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

/** Says how a drop set or a cluster is done, and how it is logged. */
function PartsHelp({ row }: { row: RunningRow }) {
  const t = useRunnerTexts();
  const set = partsOfSet(row);
  if (!set) return null;
  if (set.kind === 'cluster') return <small>{t('runner.cluster', { reps: set.reps.join('+') })}</small>;
  const parts = set.parts.map(({ kg, reps }) => setText(t, { weightKg: kg, reps }));
  return <small>{t('runner.dropSet', { parts: parts.join(', ') })}</small>;
}

type ProposedValuesProps = Omit<ReferenceValuesProps, 'last' | 'proposal'> & {
  proposal: Proposal & { kind: 'proposal' };
};

function ProposedValues({ row, proposal, before, isShown, onTake }: ProposedValuesProps) {
  const t = useRunnerTexts();
  const values = { ...proposedNumbers(row, proposal), rir: null, rpe: null };
  const isTaken = isShown(values);

  return (
    <button type="button" className={classes['proposal']} aria-pressed={isTaken} onClick={() => onTake(values)}>
      <IconBulb size={20} aria-hidden="true" />
      <span className={classes['why']}>
        <strong>{t('runner.proposed', { values: setText(t, values) })}</strong>
        {!before && <span>{reasonText(t, proposal.reason)}</span>}
        {!before && proposal.belowKg !== undefined && (
          <span>{t('proposal.below', { load: formatWeight(proposal.belowKg) })}</span>
        )}
      </span>
      <span className={classes['take']}>{t(isTaken ? 'runner.taken' : 'runner.take')}</span>
    </button>
  );
}

/** Returns the reason of a proposal as a sentence with formatted numbers. */
export function reasonText(t: Texts, { code, values, isPerHand }: Reason): string {
  const formatted = Object.entries(values).map(([name, value]) => [name, formatNumber(value, 2)]);
  const weight = withHands(`${formatNumber(values['kg'] ?? 0, 2)} kg`, {
    isPerHand: isPerHand === true,
    language: currentLanguage(),
  });
  return t(`proposal.${code}`, { ...Object.fromEntries(formatted), weight, count: values['reps'] ?? 0 });
}
