import { Alert, Button, Checkbox, Group, Skeleton, Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Program, Week } from '../../../contract/document.ts';
import { workoutsOf } from '../../../rules/content.ts';
import { totalsOf } from '../../../rules/totals.ts';
import { useTotalsText } from '../../totals-text.ts';
import { useProgram } from '../../queries.ts';
import { AmongWeeks } from '../destination/AmongWeeks.tsx';
import classes from './FromProgram.module.css';
import { WeekContents } from './WeekContents.tsx';

interface WeekPickerProps {
  programId: string;
  /** Number of weeks of the open program. */
  weeks: number;
  onBack: () => void;
  onPlace: (weeks: Week[], after: number) => void;
}

/** Selects weeks of a program, and where they are inserted. */
export function WeekPicker({ programId, weeks, onBack, onPlace }: WeekPickerProps) {
  const t = useTexts('programs');
  const programQuery = useProgram(programId);

  return (
    <Stack gap="md">
      <Button
        className={classes['back'] ?? ''}
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
        onClick={onBack}
      >
        {t('import.program.change')}
      </Button>
      {programQuery.error && (
        <Alert color="red" variant="light" role="alert">
          {programQuery.error.message || t('import.program.failed')}
        </Alert>
      )}
      {programQuery.isPending && [1, 2, 3].map((week) => <Skeleton key={week} height={64} />)}
      {programQuery.data && <Weeks program={programQuery.data.program} weeks={weeks} onPlace={onPlace} />}
    </Stack>
  );
}

function Weeks({ program, weeks, onPlace }: { program: Program } & Pick<WeekPickerProps, 'weeks' | 'onPlace'>) {
  const t = useTexts('programs');
  const [chosen, setChosen] = useState<readonly string[]>(program.weeks.map(({ id }) => id));
  const going = program.weeks.filter(({ id }) => chosen.includes(id));
  const isAll = going.length === program.weeks.length;

  return (
    <>
      <fieldset className={classes['weeks']}>
        <legend>{t('import.program.weeks', { title: program.title })}</legend>
        <Group justify="flex-end">
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            onClick={() => setChosen(isAll ? [] : program.weeks.map(({ id }) => id))}
          >
            {t(isAll ? 'import.program.none' : 'import.program.all')}
          </Button>
        </Group>
        {program.weeks.map((week) => (
          <WeekLine
            key={week.id}
            week={week}
            isChosen={chosen.includes(week.id)}
            onToggle={() =>
              setChosen(chosen.includes(week.id) ? chosen.filter((id) => id !== week.id) : [...chosen, week.id])
            }
          />
        ))}
      </fieldset>
      <div className={classes['placing']}>
        <AmongWeeks weeks={weeks} added={going.length} onPlace={(after) => onPlace(going, after)} />
      </div>
    </>
  );
}

function WeekLine({ week, isChosen, onToggle }: { week: Week; isChosen: boolean; onToggle: () => void }) {
  const t = useTexts('programs');
  const totalsText = useTotalsText();

  return (
    <div className={classes['week']} data-chosen={isChosen}>
      <Checkbox
        checked={isChosen}
        onChange={onToggle}
        label={t('import.program.week', { number: week.weekNumber })}
        description={totalsText(totalsOf(workoutsOf([week])))}
      />
      <WeekContents week={week} />
    </div>
  );
}
