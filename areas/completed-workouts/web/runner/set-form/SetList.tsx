import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { rowOfPart } from '#areas/programs/rules/set-targets.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type CompletedSet, limits } from '../../../contract/set.ts';
import type { ExerciseHistory } from '../../../contract/exercise-history.ts';
import type { Performance } from '../../../rules/progression/proposal.ts';
import { prefill, setsBeforeSwap, setThen, workingSetsBefore } from '../../../rules/prefill.ts';
import { countedSets } from '../../../rules/figures.ts';
import { prescribedSet } from '../../../rules/prescribed-set.ts';
import { earlierExercise, setsOfExercise } from '../../../rules/swaps.ts';
import { compareSetNumbers, dropIndex, isDrop } from '../../../rules/set-numbers.ts';
import { isLogged, type RunningRow, type SetRef } from '../../../rules/set-order.ts';
import { formatPastDayOf } from '../../past-day.ts';
import { prescribedPieces } from '../../prescription-text.ts';
import { setText, type Texts } from '../../text.ts';
import { useLogging } from '../screens/use-logging.ts';
import { isSetTyped } from '../drafts.ts';
import { mineInstead, withMyNote } from '../local-store/both-versions.ts';
import { currentShareKg, historyOf, type Runner, useRunner } from '../runner-context.ts';
import { lastTimeOf, noProposal, proposalOf, shownLastTime, withBreakReason } from './proposal-of.ts';
import { LoggedLine, RemainingLine, type SetMark } from './SetLine.tsx';
import classes from './SetList.module.css';
import { SetPanel } from './SetPanel.tsx';
import { WarmUpList } from './WarmUpList.tsx';

type Line = CompletedSet | SetRef;

interface SetListProps {
  row: RunningRow;
  lines: readonly Line[];
}

/** List of the sets of an exercise, logged, current and to do, each with the same set of the last performance. */
export function SetList({ row, lines }: SetListProps) {
  const t = useTexts('completed-workouts');
  const runner = useRunner();
  const { actions } = useLogging();
  const history = historyOf(runner.prescribed, row.exerciseId);
  const last = shownLastTime(runner, { row, history });

  return (
    <>
      <WarmUpList row={row} history={history} />
      {last && lines.length > 0 && (
        <div className={classes['head']} aria-hidden="true">
          <span>{t('runner.set')}</span>
          <span>{t('runner.today')}</span>
          <span>{t('runner.lastTime', { day: formatPastDayOf(last) })}</span>
        </div>
      )}
      <ol className={classes['list']}>
        {lines.map((line) => (
          <li key={line.setNumber} className={isDrop(line) ? classes['drop'] : undefined}>
            <SetItem row={row} lines={lines} line={line} history={history} lastTime={last} />
          </li>
        ))}
      </ol>
      {lines.filter((line) => !isDrop(line)).length < limits.setsARow && !row.skip && (
        <Button
          variant="subtle"
          size="md"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => actions.addSet(row)}
        >
          {t('runner.addSet')}
        </Button>
      )}
    </>
  );
}

interface SetItemProps extends SetListProps {
  line: Line;
  history: ExerciseHistory | undefined;
  lastTime: Performance | undefined;
}

function SetItem({ row, lines, line: listed, history, lastTime }: SetItemProps) {
  const t = useTexts('completed-workouts');
  const runner = useRunner();
  const { order, active, editingId, actions } = useLogging();
  const { rowId, setNumber } = listed;
  const isTyped = !runner.store.isCorrection && editingId === null && active.setNumber === setNumber;
  // Another device logged the set while something was typed: the form stays as that of a set to do.
  const elsewhere = isTyped && isLogged(listed) ? listed : undefined;
  const line = elsewhere ? { rowId, setNumber } : listed;
  const index = workingSetsBefore({ rowId, setNumber, sets: order.sets });
  const earlier = isLogged(line) ? earlierExercise(row, setNumber) : undefined;
  const lastPerformance = earlier ? undefined : lastTime;
  const drop = dropIndex(line);
  const then = index - setsBeforeSwap(row, { setNumber, sets: order.sets });
  const last = lastPerformance ? setThen(lastPerformance, then, drop) : null;
  const { title, mark, target } = useSetTexts({ row, lines, line }, index);
  const lastText = last && mark !== 'warmUp' ? setText(t, { ...last, rir: null, rpe: null }) : undefined;
  const panel = { row: target, setNumber, title, last };
  const shown = { mark, last: lastText };
  const open = () => actions.choose({ rowId, setNumber });

  if (isLogged(line)) {
    const onEdit = isUnresolved(runner, line) ? open : () => actions.edit(line.id);
    if (editingId !== line.id)
      return <LoggedLine {...shown} set={line} exercise={earlier?.exerciseName} onEdit={onEdit} />;
    return (
      <SetPanel
        {...panel}
        key={line.id}
        initial={line}
        proposal={noProposal}
        before={null}
        onDone={(values, shownNote) => actions.change({ ...line, note: shownNote }, values)}
        edit={{ onRemove: () => actions.remove(line), onCancel: () => actions.edit(null) }}
      />
    );
  }

  if (editingId !== null || active.setNumber !== setNumber)
    return <RemainingLine {...shown} target={targetText(t, target, runner)} onChoose={open} />;
  const before = countedSets(lines.filter(isLogged)).filter((set) => set.setNumber < setNumber);
  const loadsToday = row.formerWork ? [] : before.map(({ weightKg }) => weightKg);
  const proposal = drop > 0 ? noProposal : proposalOf(runner, { row, history, setNumber: index + 1, loadsToday });
  const initial = prefill({
    row,
    setNumber,
    sets: elsewhere ? order.sets.filter((set) => set !== elsewhere) : order.sets,
    proposal: proposal.kind === 'proposal' ? proposal : null,
    ...lastTimeOf(runner, { row, history, setNumber: index + 1 }),
  });
  return (
    <SetPanel
      {...panel}
      key={`${row.exerciseId} ${setNumber}`}
      initial={initial}
      proposal={before.length > 0 ? proposal : withBreakReason(runner, proposal, { history, last, ...initial })}
      before={setBefore(setsOfExercise(row, lines), line)}
      onDone={(values) =>
        elsewhere ? actions.change(...mineInstead(elsewhere, values)) : actions.log({ rowId, setNumber }, values)
      }
      elsewhere={elsewhere && { set: elsewhere, onKeep: (note) => actions.change(...withMyNote(elsewhere, note)) }}
      onCancel={runner.store.isCorrection ? () => actions.choose({ rowId, setNumber: 0 }) : undefined}
    />
  );
}

/** Whether something was typed in the form of a set that another device has logged. In a correction it is a draft of the logged set. */
function isUnresolved({ store }: Runner, set: SetRef): boolean {
  return !store.isCorrection && isSetTyped(store, set);
}

/** What is prescribed for a set that is to do, or was not done. */
function targetText(t: Texts, target: RunningRow, runner: Runner): string {
  const prescribed = prescribedPieces(t, target, currentShareKg(t, runner, target)).join(' · ');
  if (runner.store.isCorrection) return [t('correction.missing'), prescribed].filter(Boolean).join(' · ');
  return prescribed || t('runner.toDo');
}

interface SetTexts {
  title: string;
  mark: SetMark;
  target: RunningRow;
}

/** Returns the title and the mark of a set or drop, and the row with what is prescribed for it. */
function useSetTexts({ row, lines, line }: SetListProps & { line: Line }, index: number): SetTexts {
  const t = useTexts('completed-workouts');
  const target = prescribedSet(row, index + 1);
  if (isLogged(line) && line.isWarmUp) return { title: t('runner.warmUp'), mark: 'warmUp', target };
  const count = lines.filter((other) => !isDrop(other) && !(isLogged(other) && other.isWarmUp)).length;
  const title = t('runner.setOf', { set: index + 1, count });
  const drop = dropIndex(line);
  if (drop === 0) return { title, mark: index + 1, target };
  // The prescribed effort and the share of the maximum are those of the first part.
  const part = { ...rowOfPart(target, drop), rir: null, rpe: null, progression: null };
  return { title: t('runner.dropOf', { drop, set: title }), mark: 'drop', target: part };
}

/** Returns the logged working set before this one: for a drop the part before it, for a set the set before it. */
function setBefore(lines: readonly Line[], line: Line): CompletedSet | null {
  const logged = isDrop(line) ? lines.filter(isLogged) : countedSets(lines.filter(isLogged));
  return logged.findLast((set) => !set.isWarmUp && compareSetNumbers(set, line) < 0) ?? null;
}
