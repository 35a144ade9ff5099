import { IconCalendarEvent, IconCalendarOff, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { todayIn } from '#shell/common/dates.ts';
import type { InfiniteQueryResult } from '#shell/web/api/query.ts';
import { PagedList } from '#shell/web/lists/PagedList.tsx';
import { ActionItems } from '#shell/web/records/ActionMenu.tsx';
import { LazyActionMenu } from '#shell/web/records/LazyActionMenu.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useMe } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { type SurveyAssignment, surveyAssignmentRoutes } from '../../contract/assignments.ts';
import { answerInvalidations } from '../invalidations.ts';
import { DatesDialog } from './DatesDialog.tsx';
import { useScheduleText } from './schedule-text.ts';

interface AssignmentListProps {
  pages: InfiniteQueryResult<SurveyAssignment>;
  by: 'clientName' | 'surveyName';
  empty: ReactNode;
}

/** Who is asked on which days. */
export function AssignmentList({ pages, by, empty }: AssignmentListProps) {
  const t = useTexts('surveys');
  const scheduleText = useScheduleText();
  return (
    <PagedList
      pages={pages}
      label={t('assign.assigned')}
      columns={[
        {
          name: by,
          header: t(by === 'clientName' ? 'completed.client' : 'completed.survey'),
          width: '28%',
          cell: (assignment) => assignment[by],
          card: 'title',
        },
        { name: 'schedule', header: t('assign.schedule'), cell: scheduleText, card: 'subtitle' },
        {
          name: 'nextOn',
          header: t('assign.next'),
          width: 150,
          cell: ({ nextOn }) => nextOn && formatDate(nextOn),
          card: 'subtitle',
          cardCell: ({ nextOn }) => nextOn && t('assign.nextOn', { date: formatDate(nextOn) }),
        },
        {
          name: 'state',
          header: t('completed.state'),
          width: 170,
          cell: (one) => <AssignmentState assignment={one} />,
          card: 'state',
        },
      ]}
      {...(by === 'clientName' && {
        link: ({ clientId }: SurveyAssignment) => linkOptions({ to: '/clients/$id/surveys', params: { id: clientId } }),
      })}
      rowActions={(assignment) => <AssignmentMenu assignment={assignment} />}
      empty={empty}
    />
  );
}

function AssignmentState({
  assignment: { repeats, stoppedFor, pausedFrom, nextOn, isConsentWithdrawn },
}: {
  assignment: SurveyAssignment;
}) {
  const t = useTexts('surveys');
  if (stoppedFor)
    return (
      <StateBadge tone={stoppedFor === 'misses' ? 'bad' : 'quiet'}>{t(`assign.stopped.${stoppedFor}`)}</StateBadge>
    );
  if (pausedFrom && !nextOn) return <StateBadge tone="soon">{t('assign.paused')}</StateBadge>;
  if (nextOn && isConsentWithdrawn) return <StateBadge tone="soon">{t('assign.awaitsConsent')}</StateBadge>;
  if (nextOn) return <StateBadge tone="good">{t('assign.running')}</StateBadge>;
  // The client may still be answering what was asked once.
  return <StateBadge tone="quiet">{t(repeats === 'once' ? 'assign.asked' : 'assign.ended')}</StateBadge>;
}

function AssignmentMenu({ assignment }: { assignment: SurveyAssignment }) {
  const t = useTexts('surveys');
  return (
    <LazyActionMenu label={t('assign.menu', { name: assignment.clientName })} permissions={['update surveys']}>
      <AssignmentActions assignment={assignment} />
    </LazyActionMenu>
  );
}

function AssignmentActions({ assignment }: { assignment: SurveyAssignment }) {
  const t = useTexts('surveys');
  const { timeZone } = useMe();
  const { id: assignmentId, nextOn, pausedFrom, stoppedFor, clientName } = assignment;
  const shared = { invalidates: answerInvalidations };
  const pause = useRecordAction(surveyAssignmentRoutes.pause, { ...shared, success: t('assign.pauseDone') });
  const resume = useRecordAction(surveyAssignmentRoutes.resume, { ...shared, success: t('assign.resumeDone') });
  const excuse = useRecordAction(surveyAssignmentRoutes.excuse, { ...shared, success: t('assign.excuseDone') });
  const remove = useRecordAction(surveyAssignmentRoutes.unassign, {
    ...shared,
    confirm: {
      title: t('assign.remove.title', { name: clientName }),
      text: t('assign.remove.text'),
      confirmLabel: t('assign.remove.yes'),
      destructive: true,
    },
    success: t('assign.remove.done'),
  });
  const [isChangingDates, setChangingDates] = useState(false);
  const canResume = (pausedFrom !== null || stoppedFor !== null) && stoppedFor !== 'archived';

  return (
    <>
      <ActionItems
        actions={[
          {
            label: t('assign.dates.action'),
            icon: IconCalendarEvent,
            permission: 'update surveys',
            isHidden: stoppedFor !== null,
            onClick: () => setChangingDates(true),
          },
          {
            label: t('assign.pause'),
            icon: IconPlayerPause,
            permission: 'update surveys',
            isHidden: canResume || nextOn === null,
            onClick: () => pause.run({ assignmentId, from: todayIn(timeZone), until: null }),
          },
          {
            label: t('assign.resume'),
            icon: IconPlayerPlay,
            permission: 'update surveys',
            isHidden: !canResume,
            onClick: () => resume.run({ assignmentId }),
          },
          {
            label: t('assign.excuse', { date: nextOn ? formatDate(nextOn) : '' }),
            icon: IconCalendarOff,
            permission: 'update surveys',
            isHidden: nextOn === null,
            onClick: () => excuse.run({ assignmentId, dueOn: nextOn ?? '' }),
          },
          {
            label: t('assign.remove.action'),
            icon: IconTrash,
            permission: 'update surveys',
            isDestructive: true,
            isHidden: stoppedFor === 'professional',
            onClick: () => remove.run({ assignmentId }),
          },
        ]}
      />
      <DatesDialog assignment={assignment} isOpen={isChangingDates} onClose={() => setChangingDates(false)} />
    </>
  );
}
