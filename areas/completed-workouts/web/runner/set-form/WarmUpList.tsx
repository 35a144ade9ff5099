import { VisuallyHidden } from '@mantine/core';
import { IconCircle } from '@tabler/icons-react';
import { useRef } from 'react';
import { warmUpSetText } from '#areas/programs/rules/warm-up.ts';
import { formatWeight } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ExerciseHistory } from '../../../contract/exercise-history.ts';
import { prefill, type SetValues } from '../../../rules/prefill.ts';
import type { RunningRow } from '../../../rules/set-order.ts';
import { type WarmUpLine, warmUpLines, warmUpValues } from '../../../rules/warm-ups.ts';
import { formatLoadNumber } from '../../prescription-text.ts';
import { useRunner } from '../runner-context.ts';
import { useLogging } from '../screens/use-logging.ts';
import { lastTimeOf, noProposal, proposalOf } from './proposal-of.ts';
import classes from './SetList.module.css';
import { LoggedLine, SetNumber } from './SetLine.tsx';
import { SetPanel } from './SetPanel.tsx';

interface WarmUpListProps {
  row: RunningRow;
  history: ExerciseHistory | undefined;
}

/** The prescribed warm-ups of an exercise, above its working sets. One tap logs one; a second tap opens it. */
export function WarmUpList({ row, history }: WarmUpListProps) {
  const t = useTexts('completed-workouts');
  const { order, editingId, actions } = useLogging();
  const list = useRef<HTMLOListElement>(null);
  const weightKg = useWorkingLoad({ row, history });
  const { settings } = useRunner().prescribed;
  const lines = warmUpLines(row, order.sets);
  if (lines.length === 0) return null;

  function logWarmUp(line: WarmUpLine, values: SetValues): void {
    actions.logWarmUp(line, values);
    // The tapped button is replaced by the logged set: the focus goes on to the next warm-up, or to this set.
    setTimeout(() => {
      const index = lines.indexOf(line);
      const buttons = list.current?.querySelectorAll<HTMLElement>(':scope > li > button') ?? [];
      (buttons[index + 1] ?? buttons[index])?.focus({ preventScroll: true });
    });
  }

  return (
    <ol ref={list} className={classes['warmUps']} aria-label={t('runner.warmUp')}>
      {lines.map((line, index) => {
        const { prescribed, logged } = line;
        if (logged)
          return (
            <li key={line.setNumber}>
              {editingId === logged.id ? (
                <SetPanel
                  row={row}
                  setNumber={line.setNumber}
                  title={t('runner.warmUpNumber', { number: index + 1 })}
                  initial={logged}
                  last={null}
                  proposal={noProposal}
                  before={null}
                  onDone={(values, shownNote) => actions.change({ ...logged, note: shownNote }, values)}
                  edit={{ onRemove: () => actions.remove(logged), onCancel: () => actions.edit(null) }}
                />
              ) : (
                <LoggedLine set={logged} mark="warmUp" last={undefined} onEdit={() => actions.edit(logged.id)} />
              )}
            </li>
          );
        if (!prescribed) return null;
        const values = warmUpValues(prescribed, { weightKg, stepKg: settings.loadStepKg });
        const text = warmUpSetText(prescribed, formatLoadNumber);
        const isResolved = prescribed.unit === '%' && values.weightKg !== null;
        return (
          <li key={line.setNumber}>
            <button type="button" className={classes['line']} onClick={() => logWarmUp(line, values)}>
              <SetNumber mark="warmUp" />
              <span className={classes['open']}>
                {isResolved ? `${text} · ${formatWeight(values.weightKg ?? 0)}` : text}
                <VisuallyHidden>{t('runner.logWarmUp')}</VisuallyHidden>
              </span>
              <span />
              <IconCircle size={18} aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Returns the load that the first working set is prefilled with, in kg. */
function useWorkingLoad({ row, history }: WarmUpListProps): number | null {
  const runner = useRunner();
  const proposal = proposalOf(runner, { row, history, setNumber: 1, loadsToday: [] });
  return prefill({
    row,
    setNumber: 1,
    sets: [],
    proposal: proposal.kind === 'proposal' ? proposal : null,
    ...lastTimeOf(runner, { row, history, setNumber: 1 }),
  }).weightKg;
}
