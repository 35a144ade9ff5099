import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { ClientLayout } from '#areas/clients/web/public.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { AssignedList } from '../assigned/AssignedList.tsx';
import { useClientPrograms } from '../queries.ts';
import { AssignToClientDialog } from './AssignToClientDialog.tsx';

/** The client's own copies, the newest first. */
export function ClientProgramsScreen() {
  const { id = '' } = useParams({ strict: false });
  const t = useTexts('programs');
  const may = useMay();
  const [isAssigning, setAssigning] = useState(false);
  const programs = useClientPrograms(id);
  const assign = may('update programs') && (
    <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => setAssigning(true)}>
      {t('assign.action')}
    </Button>
  );

  return (
    <ClientLayout id={id} active="programs" actions={programs.rows.length > 0 && assign}>
      <AssignedList
        of={programs}
        label={t('title')}
        by="title"
        empty={<EmptyState drawing="weights" text={t('client.empty')} action={assign} />}
      />
      <AssignToClientDialog clientId={id} opened={isAssigning} onClose={() => setAssigning(false)} />
    </ClientLayout>
  );
}
