import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ClientLayout, useClientName } from '#areas/clients/web/public.tsx';
import { firstNameOf } from '#shell/common/names.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { AddFile } from './AddFile.tsx';
import { FileList } from './FileList.tsx';
import classes from './Files.module.css';

/** The files of a client, with those that only the team sees. */
export function ClientFilesScreen() {
  const { id = '' } = useParams({ strict: false });
  const t = useTexts('client-files');
  const may = useMay();
  const subject = useMemo(() => ({ clientId: id }), [id]);
  const name = useClientName(id);
  const mayChange = may('update health records');

  return (
    <ClientLayout id={id} active="client-files">
      <div className={classes['page']}>
        {mayChange && <AddFile subject={subject} />}
        <FileList subject={subject} mayChange={mayChange} empty={t('client.empty', { name: firstNameOf(name) })} />
      </div>
    </ClientLayout>
  );
}
