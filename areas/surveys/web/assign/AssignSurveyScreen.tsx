import { Title } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { RecordScreen } from '#shell/web/records/RecordScreen.tsx';
import { useRecord } from '#shell/web/records/use-record.ts';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { surveyAssignmentRoutes } from '../../contract/assignments.ts';
import { AssignmentList } from './AssignmentList.tsx';
import { ScheduleForm } from './ScheduleForm.tsx';
import { WelcomeCard } from './WelcomeCard.tsx';

/** Asks clients on the days of a schedule, or chooses a welcome survey for types of clients. */
export function AssignSurveyScreen() {
  const t = useTexts('surveys');
  const { id = '' } = useParams({ strict: false });
  const assigned = useInfiniteApiQuery(
    surveyAssignmentRoutes.assignedClients,
    { id },
    ({ assignments }) => assignments,
  );

  return (
    <RecordScreen
      query={useRecord(surveyAssignmentRoutes.detailForAssign, { id }, (detail) => detail)}
      title={({ survey }) => t('assign.title', { name: survey.name })}
      subtitle={({ survey }) => t('questionCount', { count: survey.questions })}
      back={{ to: `/surveys/${id}/edit`, label: t('assign.back') }}
    >
      {({ survey, issues, welcome, others, notReached }) => (
        <>
          {issues > 0 && (
            <Banner
              tone="warning"
              actions={
                <LinkAnchor to="/surveys/$id/edit" params={{ id }}>
                  {t('assign.toEditor')}
                </LinkAnchor>
              }
            >
              {t('assign.issues', { count: issues })}
            </Banner>
          )}
          {survey.type === 'WELCOME' ? (
            <WelcomeCard
              key={id}
              surveyId={id}
              welcome={welcome}
              isReady={issues === 0}
              others={others}
              notReached={notReached}
            />
          ) : (
            <>
              {issues === 0 && <ScheduleForm key={id} surveyId={id} />}
              <Title order={2} mt="md">
                {t('assign.assigned')}
              </Title>
              <AssignmentList
                pages={assigned}
                by="clientName"
                empty={<EmptyState illustration="people" text={t('assign.empty')} />}
              />
            </>
          )}
        </>
      )}
    </RecordScreen>
  );
}
