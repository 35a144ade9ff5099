import { Title } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { AssignForm, chosenIn } from '#areas/assignments/web/public.tsx';
import { FlaggedFirstOfRecipients } from '#areas/surveys/web/lazy-public.tsx';
import { useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { RecordScreen } from '#shell/web/records/RecordScreen.tsx';
import { useRecord } from '#shell/web/records/use-record.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { macroRoutes } from '../../contract/library.ts';
import { macroKind } from '../queries.ts';
import { energyText } from '../target-text.ts';
import { AssignedMacros } from './AssignedMacros.tsx';

/** Assigns a template to clients and groups, and lists the clients who have it. */
export function AssignMacroScreen() {
  const t = useTexts('macros');
  const { id = '' } = useParams({ strict: false });
  const assigned = useInfiniteApiQuery(macroRoutes.assignedClients, { id }, ({ copies }) => copies);

  return (
    <RecordScreen
      query={useRecord(macroRoutes.detailForAssign, { id }, ({ macro }) => macro)}
      title={({ title }) => t('assign.title', { title })}
      subtitle={({ targets }) => [energyText(targets, t), t('assign.planTarget')].join('. ')}
      back={{ to: '/macros', label: t('assign.back') }}
    >
      {() => (
        <>
          <AssignForm
            key={id}
            kind={macroKind}
            templateId={id}
            draft="macros.assign"
            renderOwnFields={({ preview, recipients }) => (
              <FlaggedFirstOfRecipients purpose="energy" {...chosenIn(recipients, preview)} />
            )}
          />
          <Title order={2} mt="md">
            {t('assigned.heading')}
          </Title>
          <AssignedMacros pages={assigned} label={t('assigned.heading')} by="clientName" empty={t('assigned.empty')} />
        </>
      )}
    </RecordScreen>
  );
}
