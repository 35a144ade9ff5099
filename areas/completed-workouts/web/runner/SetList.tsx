import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { relativeDay } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type CompletedSet, limits } from '../../contract.ts';
import { prefill } from '../../rules/prefill.ts';
import { setWords } from '../words.ts';
import type { RowCardProps } from './row-card-props.ts';
import { LoggedLine, OpenLine } from './SetLine.tsx';
import classes from './SetList.module.css';
import { SetPanel } from './SetPanel.tsx';
import { isLogged, type Step } from './state.ts';

interface SetListProps extends RowCardProps {
  lines: readonly (CompletedSet | Step)[];
}

/** Set by set: done, being done, still to do, each with what it was the last time. */
export function SetList(props: SetListProps) {
  const { row, lines, lastTime, actions } = props;
  const t = useTexts('completed-workouts');

  return (
    <>
      {lastTime && (
        <div className={classes['head']} aria-hidden="true">
          <span>{t('runner.set')}</span>
          <span>{t('runner.today')}</span>
          <span>{t('runner.lastTime', { day: relativeDay(lastTime.finishedAt) })}</span>
        </div>
      )}
      <ol className={classes['list']}>
        {lines.map((line) => (
          <li key={isLogged(line) ? line.id : line.setNumber}>
            <Line {...props} line={line} />
          </li>
        ))}
      </ol>
      {lines.length < limits.setsARow && (
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

function Line({
  row,
  walk,
  active,
  editing,
  kept,
  lastTime,
  actions,
  lines,
  line,
}: SetListProps & { line: CompletedSet | Step }) {
  const t = useTexts('completed-workouts');
  const before = lastTime?.sets[line.setNumber - 1];
  const last = before && setWords(t, before);
  const shortLast = before && setWords(t, { ...before, rir: null });

  if (isLogged(line)) {
    if (editing !== line.id) {
      const state = kept.find(({ set }) => set.id === line.id)?.state ?? 'sent';
      return <LoggedLine set={line} state={state} last={shortLast} onEdit={() => actions.edit(line.id)} />;
    }
    return (
      <SetPanel
        key={line.id}
        row={row}
        setNumber={line.setNumber}
        planned={lines.length}
        initial={line}
        last={last}
        onDone={(values) => actions.change(line, values)}
        edit={{ onRemove: () => actions.remove(line), onCancel: () => actions.edit(null) }}
      />
    );
  }

  const { rowId, setNumber } = line;
  if (editing !== null || active.setNumber !== setNumber)
    return <OpenLine setNumber={setNumber} last={shortLast} onChoose={() => actions.choose({ rowId, setNumber })} />;
  return (
    <SetPanel
      key={setNumber}
      row={row}
      setNumber={setNumber}
      planned={lines.length}
      initial={prefill({ row, setNumber, sets: walk.sets, lastTime: lastTime ?? null })}
      last={last}
      onDone={(values) => actions.log({ rowId, setNumber }, values)}
    />
  );
}
