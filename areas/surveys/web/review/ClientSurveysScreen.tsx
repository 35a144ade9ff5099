import { Button, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { linkOptions, useParams } from '@tanstack/react-router';
import { ClientLayout, useIsCoached } from '#areas/clients/web/public.tsx';
import { useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { PagedList } from '#shell/web/lists/PagedList.tsx';
import { useMay } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { surveyAssignmentRoutes } from '../../contract/assignments.ts';
import { reviewRoutes } from '../../contract/reviews.ts';
import { AssignToClientDialog } from '../assign/AssignToClientDialog.tsx';
import { AssignmentList } from '../assign/AssignmentList.tsx';
import { AnswerState, CardState } from './AnswerState.tsx';
import { PendingFirstSurvey } from './PendingFirstSurvey.tsx';
import { useSentDay } from './use-sent-day.ts';

/** What a client is asked, and everything that they answered or missed. */
export function ClientSurveysScreen() {
  const { id: clientId = '' } = useParams({ strict: false });
  const t = useTexts('surveys');
  const mayUpdate = useMay()('update surveys');
  const mayAssign = useIsCoached(clientId) && mayUpdate;
  const [isAssigning, dialog] = useDisclosure();
  const assignments = useInfiniteApiQuery(
    surveyAssignmentRoutes.clientAssignments,
    { clientId },
    (page) => page.assignments,
  );
  const answers = useInfiniteApiQuery(reviewRoutes.ofClient, { clientId }, ({ surveyAnswers }) => surveyAnswers);
  const { sentDay, dueDay } = useSentDay(answers.rows);

  return (
    <ClientLayout
      id={clientId}
      active="surveys"
      actions={
        mayAssign && (
          <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={dialog.open}>
            {t('assign.toClient.action')}
          </Button>
        )
      }
    >
      <PendingFirstSurvey clientId={clientId} isOnSurveys />
      {assignments.rows.length > 0 && (
        <>
          <Title order={2}>{t('completed.asked')}</Title>
          <AssignmentList pages={assignments} by="surveyName" empty={null} />
          <Title order={2} mt="md">
            {t('completed.answers')}
          </Title>
        </>
      )}
      <PagedList
        pages={answers}
        label={t('nav.client')}
        columns={[
          {
            name: 'surveyName',
            header: t('completed.survey'),
            width: '36%',
            cell: ({ surveyName }) => surveyName,
            card: 'title',
          },
          {
            name: 'dueOn',
            header: t('completed.dueOn'),
            cell: ({ dueOn }) => formatDate(dueOn),
            cardCell: dueDay,
            card: 'subtitle',
          },
          { name: 'sentAt', header: t('completed.sentAt'), cell: sentDay },
          {
            name: 'state',
            header: t('completed.state'),
            width: 210,
            cell: (answer) => <AnswerState answer={answer} />,
            cardCell: (answer) => <CardState answer={answer} />,
            card: 'state',
          },
        ]}
        link={({ id }) =>
          linkOptions({
            to: '/clients/$id/surveys/$surveyAnswerId/details',
            params: { id: clientId, surveyAnswerId: id },
          })
        }
        empty={<EmptyState illustration="list" text={t('completed.emptyClient')} />}
      />
      <AssignToClientDialog clientId={clientId} opened={isAssigning} onClose={dialog.close} />
    </ClientLayout>
  );
}
