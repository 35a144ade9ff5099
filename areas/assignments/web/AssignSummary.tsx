import { addDays } from '#shell/common/dates.ts';
import { formatDate, formatShortDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { AssignPreview, OverlapChoice } from '../contract.ts';
import type { AssignmentKind } from './assignment-kind.ts';
import classes from './AssignSummary.module.css';
import { WarningCount } from './WarningCount.tsx';

interface AssignSummaryProps {
  kind: AssignmentKind;
  /** Undefined while no recipient is chosen. */
  preview: AssignPreview | undefined;
  startsOn: string;
  overlap: OverlapChoice;
  includesAssigned: unknown;
}

/**
 * Summary of the effects of the assignment: `12 clienti, dal 24 nov 2026, 3 in corso finiscono il 23 nov`, and the number of warnings, which
 * can be out of sight.
 */
export function AssignSummary({ kind, preview, startsOn, overlap, includesAssigned }: AssignSummaryProps) {
  const t = useTexts('assignments');
  return (
    <div className={classes['effects']}>
      <WarningCount />
      <p className={classes['summary']} role="status" data-empty={!preview}>
        {preview ? <Sentence {...{ kind, preview, startsOn, overlap, includesAssigned }} /> : t('summary.noRecipients')}
      </p>
    </div>
  );
}

function Sentence({
  kind,
  preview,
  startsOn,
  overlap,
  includesAssigned,
}: AssignSummaryProps & { preview: AssignPreview }) {
  const t = useTexts('assignments');
  const { clients, following, alreadyAssigned, ending, deleted, later } = preview;
  const again = kind.isGivenOnce ? (includesAssigned === true ? 'givenAgain' : 'leftOut') : 'alreadyAssigned';
  const dayBefore = formatShortDate(addDays(startsOn, -1));
  const parts = [
    t('summary.from', { date: formatDate(startsOn) }),
    overlap === 'replace' && ending > 0 && t('summary.ending', { count: ending, date: dayBefore }),
    overlap === 'replace' && deleted > 0 && t('summary.deleted', { count: deleted }),
    overlap === 'keep' &&
      following > 0 &&
      t(kind.isSuspended ? 'summary.suspending' : 'summary.following', { count: following }),
    later > 0 && t(kind.isSuspended ? 'summary.laterApplies' : 'summary.later', { count: later }),
    alreadyAssigned > 0 && t(`summary.${again}`, { count: alreadyAssigned }),
  ];

  return (
    <>
      <strong>{t('clients', { count: clients })}</strong>
      {['', ...parts.filter((part) => part !== false)].join(', ')}
    </>
  );
}
