import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import { maxRecipients } from '#areas/assignments/contract/limits.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { useApiMutation, useApiQuery } from '#shell/web/api/query.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { confirm } from '#shell/web/widgets/confirm.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { type OtherWelcome, surveyAssignmentRoutes, type WelcomeSurvey } from '../../contract/assignments.ts';
import { answerInvalidations, surveyInvalidations } from '../invalidations.ts';
import classes from './Assign.module.css';

const invalidates = [...surveyInvalidations, ...answerInvalidations];

interface WelcomeCardProps {
  surveyId: string;
  welcome: readonly z.output<typeof WelcomeSurvey>[];
  isReady: boolean;
  others: readonly z.output<typeof OtherWelcome>[];
  /** Number of clients who do not get the survey. */
  notReached: number;
}

/**
 * The types of clients who see the survey at their first access; each type sees one. The first survey of a studio is proposed for all
 * clients, and assigned with the button. Another one is named, and replaced after a confirmation. Clients who sent another first survey
 * before are counted, and get it with a second button.
 */
export function WelcomeCard({ surveyId, welcome, isReady, others, notReached }: WelcomeCardProps) {
  const t = useTexts('surveys');
  const may = useMay();
  const { data } = useApiQuery(clientRoutes.types, {});
  const own = data?.clientTypes ?? [];
  const types = [
    { id: null, name: t(own.length > 0 ? 'assign.welcome.others' : 'assign.welcome.all') },
    ...own.map(({ id, name }) => ({ id, name })),
  ];
  const [isProposed, setProposed] = useState(others.length === 0);
  const isNew = welcome.length === 0 && isReady && may('update surveys');
  const add = useApiMutation(surveyAssignmentRoutes.setWelcome, { invalidates });
  const remove = useApiMutation(surveyAssignmentRoutes.removeWelcome, { invalidates });
  const send = useApiMutation(surveyAssignmentRoutes.sendWelcome, {
    invalidates,
    onSuccess: ({ sent }) => toast.success(t('assign.welcome.sent', { count: sent })),
  });
  async function replace(clientTypeId: string | null, replaced: string | undefined): Promise<void> {
    const options = {
      title: t('assign.welcome.replace.title', { name: replaced ?? '' }),
      text: t('assign.welcome.replace.text'),
      confirmLabel: t('assign.welcome.replace.yes'),
    };
    if (replaced === undefined || (await confirm(options))) add.mutate({ id: surveyId, clientTypeId });
  }

  return (
    <Section title={t('assign.welcome.title')} subtitle={t('assign.welcome.text')}>
      <div className={classes['types']}>
        {welcome.length === 0 && <Banner tone="warning">{t('unassigned.text')}</Banner>}
        {types.map(({ id, name }) => {
          const isOffered = isNew && isProposed && id === null;
          const isChosen = welcome.some(({ clientTypeId }) => clientTypeId === id);
          const present = seenBy(id, { welcome, others });
          return (
            <Switch
              key={id ?? 'all'}
              label={name}
              description={present && t('assign.welcome.present', { name: present })}
              checked={isChosen || isOffered}
              disabled={!may('update surveys') || (!isReady && !isChosen)}
              onChange={() => {
                if (isOffered) setProposed(false);
                else if (isChosen) remove.mutate({ id: surveyId, clientTypeId: id });
                else void replace(id, present);
              }}
            />
          );
        })}
        {isNew && isProposed && (
          <Button
            loading={add.isPending}
            style={{ justifySelf: 'start' }}
            onClick={() => add.mutate({ id: surveyId, clientTypeId: null })}
          >
            {t('assign.action')}
          </Button>
        )}
        {notReached > 0 && (
          <Banner
            tone="warning"
            role="status"
            actions={
              may('update surveys') &&
              isReady && (
                <Button size="xs" loading={send.isPending} onClick={() => send.mutate({ id: surveyId })}>
                  {t('assign.welcome.send', { count: Math.min(notReached, maxRecipients) })}
                </Button>
              )
            }
          >
            {t('assign.welcome.notReached', { count: notReached })}
          </Banner>
        )}
      </div>
    </Section>
  );
}

/** The name of the other first survey that clients of the type see: that of the type, otherwise that of all other clients. */
function seenBy(
  clientTypeId: string | null,
  { welcome, others }: Pick<WelcomeCardProps, 'welcome' | 'others'>,
): string | undefined {
  const all = [...welcome.map((own) => ({ ...own, surveyName: undefined })), ...others];
  const seen = all.find((one) => one.clientTypeId === clientTypeId) ?? all.find((one) => one.clientTypeId === null);
  return seen?.surveyName;
}
