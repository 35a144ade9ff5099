import { CopyDialog } from '#areas/assignments/web/public.tsx';
import { useApiMutation, useApiQuery } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { programRoutes } from '../../contract.ts';
import type { AssignedProgram } from '../../contract/assigned.ts';
import { type CopyCalendar, isInsertedDay } from '../../rules/pauses.ts';
import { endsOn } from '../../rules/schedule.ts';
import { assignmentInvalidations } from '../queries.ts';

interface ProgramDatesDialogProps {
  copy: Pick<AssignedProgram, 'id' | 'title' | 'weeks'> & { completedWorkouts?: number | null };
  opened: boolean;
  onClose: () => void;
}

/** Dialog for the first day and the note of a client's program. */
export function ProgramDatesDialog({
  copy: { id, title, weeks, completedWorkouts },
  ...props
}: ProgramDatesDialogProps) {
  const t = useTexts('programs');
  // Loaded again whenever the dialog opens, because a save needs the current version.
  const { data, error, isFetchedAfterMount } = useApiQuery(programRoutes.programUser, { id }, { staleTime: 0 });
  const save = useApiMutation(programRoutes.saveProgramUser, {
    invalidates: assignmentInvalidations,
    skipGlobalErrorHandler: true,
  });

  const copy = isFetchedAfterMount ? data?.programUser : undefined;
  /** A new first day takes the pauses away. */
  const calendarFrom = (startsOn: string): CopyCalendar => (startsOn === copy?.startsOn ? copy : { startsOn });

  return (
    <CopyDialog
      {...props}
      title={title}
      copy={copy}
      error={error}
      details={t('weeks', { count: weeks })}
      keeps={completedWorkouts ? t('copies.done', { count: completedWorkouts }) : undefined}
      resets={copy?.pauses.length ? t('copies.losesPauses', { count: copy.pauses.length }) : undefined}
      endOf={(startsOn) => endsOn(calendarFrom(startsOn), weeks)}
      mayEndOn={(date, startsOn) => !isInsertedDay(calendarFrom(startsOn).pauses, date)}
      save={save}
    />
  );
}
