import { useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ClientNote } from '#areas/clients/web/lazy-public.tsx';
import { ClientHeadNote, useClientName } from '#areas/clients/web/public.tsx';
import { RecordScreen } from '#shell/web/records/RecordScreen.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { Card } from '#shell/web/widgets/Section.tsx';
import classes from '../Advices.module.css';
import { useAdvice } from '../queries.ts';
import { AdviceEditForm } from './AdviceEditForm.tsx';
import { AdviceForm } from './AdviceForm.tsx';

export function AdviceCreateScreen() {
  const t = useTexts('advices');
  const { id = '' } = useParams({ strict: false });
  return (
    <Screen
      title={t('new')}
      subtitle={<ForClient id={id} />}
      back={{ to: `/clients/${id}/nutritions`, label: t('back') }}
      narrow
    >
      <ClientNote clientId={id} />
      <Card>
        <AdviceForm clientId={id} />
      </Card>
    </Screen>
  );
}

export function AdviceEditScreen() {
  const t = useTexts('advices');
  const { id = '', adviceId = '' } = useParams({ strict: false });
  return (
    <RecordScreen
      query={useAdvice(id, adviceId)}
      title={() => t('edit')}
      subtitle={() => <ForClient id={id} />}
      back={{ to: `/clients/${id}/nutritions`, label: t('back') }}
      narrow
    >
      {(advice) => (
        <>
          <ClientNote clientId={id} />
          <Card>
            <AdviceEditForm clientId={id} advice={advice} />
          </Card>
        </>
      )}
    </RecordScreen>
  );
}

/** The name of the client and what is to be known of them. */
function ForClient({ id }: { id: string }) {
  const name = useClientName(id);
  return (
    <div className={classes['client']}>
      {name}
      <Suspense>
        <ClientHeadNote clientId={id} className={classes['clientNote']} />
      </Suspense>
    </div>
  );
}
