import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type CompletedSet, limits } from '../../contract/set.ts';
import type { ExerciseHistory } from '../../contract/training.ts';
import { prefill, setThen, workingSetsBefore } from '../../rules/prefill.ts';
import type { Proposal } from '../../rules/progression/proposal.ts';
import { proposalFor } from '../../rules/progression.ts';
import { setText } from '../text.ts';
import type { RowCardProps } from './row-card-props.ts';
import { pastOf, type Running, useRunning } from './runner-context.ts';
import { LoggedLine, OpenLine } from './SetLine.tsx';
import classes from './SetList.module.css';
import { SetPanel } from './SetPanel.tsx';
import { isLogged, type RunningRow, type SetRef } from './set-order.ts';

interface SetListProps extends RowCardProps {
  lines: readonly (CompletedSet | SetRef)[];
}

/** Set by set: done, being done, still to do, each with what it was the last time. */
export function SetList(props: SetListProps) {
  const { row, lines, actions } = props;
  const t = useTexts('completed-workouts');
  const { prescribed } = useRunning();
  const past = pastOf(prescribed, row.exerciseId);
  const lastTime = past?.performances[0];

  return (
    <>
      {lastTime && lines.length > 0 && (
        <div className={classes['head']} aria-hidden="true">
          <span>{t('runner.set')}</span>
          <span>{t('runner.today')}</span>
          <span>{t('runner.lastTime', { day: formatRelativeDate(lastTime.finishedAt) })}</span>
        </div>
      )}
      <ol className={classes['list']}>
        {lines.map((line) => (
          <li key={line.setNumber}>
            <Line {...props} line={line} past={past} />
          </li>
        ))}
      </ol>
      {lines.length < limits.setsARow && !row.skip && (
        <Button
          variant="subtle"
          size="md"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => actions.addSet(row.id)}
        >
          {t('runner.addSet')}
        </Button>
      )}
    </>
  );
}

interface LineProps extends SetListProps {
  line: CompletedSet | SetRef;
  past: ExerciseHistory | undefined;
}

function Line(props: LineProps) {
  const { row, walk, active, editing, actions, lines, line, past } = props;
  const t = useTexts('completed-workouts');
  const running = useRunning();
  const { rowId, setNumber } = line;
  const { sets } = walk;
  const place = workingSetsBefore({ rowId, setNumber, sets });
  const lastTime = past?.performances[0];
  const then = lastTime ? setThen(lastTime, place) : null;
  const isWarmUp = isLogged(line) && line.isWarmUp;
  const shortLast = then && !isWarmUp ? setText(t, { ...then, rir: null, rpe: null }) : undefined;
  const working = lines.filter((other) => !isLogged(other) || !other.isWarmUp).length;
  const title = isWarmUp ? t('runner.warmUp') : t('runner.setOf', { set: place + 1, count: working });
  const panel = { row, setNumber, title, last: then };

  if (isLogged(line)) {
    if (editing !== line.id)
      return (
        <LoggedLine
          set={line}
          place={isWarmUp ? null : place + 1}
          last={shortLast}
          onEdit={() => actions.edit(line.id)}
        />
      );
    return (
      <SetPanel
        {...panel}
        key={line.id}
        initial={line}
        proposal={nothingProposed}
        before={null}
        onDone={(values) => actions.change(line, values)}
        edit={{ onRemove: () => actions.remove(line), onCancel: () => actions.edit(null) }}
      />
    );
  }

  if (editing !== null || active.setNumber !== setNumber)
    return <OpenLine setNumber={place + 1} last={shortLast} onChoose={() => actions.choose({ rowId, setNumber })} />;
  const proposal = proposed(running, { row, past, place });
  return (
    <SetPanel
      {...panel}
      key={`${row.exerciseId} ${setNumber}`}
      initial={prefill({
        row,
        setNumber,
        sets,
        proposal: proposal.kind === 'proposal' ? proposal : null,
        lastTime: lastTime ?? null,
      })}
      proposal={proposal}
      before={workingSetBefore(lines, setNumber)}
      onDone={(values) => actions.log({ rowId, setNumber }, values)}
    />
  );
}

const nothingProposed: Proposal = { kind: 'none', reason: null };

/** A progression goes with the exercise it was written for. A professional sees it whatever the client may. */
function proposed(
  { queue, kept, prescribed: { settings } }: Running,
  { row, past, place }: { row: RunningRow; past: ExerciseHistory | undefined; place: number },
): Proposal {
  const isShown = settings.showsProposals || queue.by === 'professional';
  if (!isShown || row.insteadOf) return nothingProposed;
  const now = kept.begun?.startedAt ?? new Date();
  return proposalFor({ row, past: past ?? null, settings, now, setNumber: place + 1 });
}

function workingSetBefore(lines: SetListProps['lines'], setNumber: number): CompletedSet | null {
  return lines.filter(isLogged).findLast((set) => set.setNumber < setNumber && !set.isWarmUp) ?? null;
}
