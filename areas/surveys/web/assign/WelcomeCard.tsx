import { Switch } from '@mantine/core';
import type { z } from 'zod';
import { clientRoutes } from '#areas/clients/contract.ts';
import { useApiMutation, useApiQuery } from '#shell/web/api/query.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { surveyAssignmentRoutes, type WelcomeSurvey } from '../../contract/assignments.ts';
import { answerInvalidations } from '../invalidations.ts';
import classes from './Assign.module.css';

interface WelcomeCardProps {
  surveyId: string;
  welcome: readonly z.output<typeof WelcomeSurvey>[];
  isReady: boolean;
}

/** The types of clients who see the survey at their first access; each type sees one. */
export function WelcomeCard({ surveyId, welcome, isReady }: WelcomeCardProps) {
  const t = useTexts('surveys');
  const may = useMay();
  const { data } = useApiQuery(clientRoutes.types, {});
  const types = [
    { id: null, name: t('assign.welcome.all') },
    ...(data?.clientTypes ?? []).map(({ id, name }) => ({ id, name })),
  ];
  const add = useApiMutation(surveyAssignmentRoutes.setWelcome, { invalidates: answerInvalidations });
  const remove = useApiMutation(surveyAssignmentRoutes.removeWelcome, { invalidates: answerInvalidations });

  return (
    <Section title={t('assign.welcome.title')} subtitle={t('assign.welcome.text')}>
      <div className={classes['types']}>
        {types.map(({ id, name }) => {
          const isChosen = welcome.some(({ clientTypeId }) => clientTypeId === id);
          return (
            <Switch
              key={id ?? 'all'}
              label={name}
              checked={isChosen}
              disabled={!may('update surveys') || (!isReady && !isChosen)}
              onChange={() => (isChosen ? remove : add).mutate({ id: surveyId, clientTypeId: id })}
            />
          );
        })}
      </div>
    </Section>
  );
}
