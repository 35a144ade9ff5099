import { ownSubject } from '#shell/web/api/subject.ts';
import { useMay, useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { AddFile } from './AddFile.tsx';
import { FileList } from './FileList.tsx';
import classes from './Files.module.css';

/** The files that the client gave and was given. */
export function OwnFilesScreen() {
  const t = useTexts('client-files');
  const may = useMay();
  const { accountName: coach } = useMe();
  const mayChange = may('update own record');

  return (
    <Screen title={t('own.title')} subtitle={t('own.subtitle', { coach })} narrow>
      <div className={classes['page']}>
        {mayChange && <AddFile subject={ownSubject} />}
        <FileList subject={ownSubject} mayChange={mayChange} empty={t('own.empty', { coach })} />
      </div>
    </Screen>
  );
}
