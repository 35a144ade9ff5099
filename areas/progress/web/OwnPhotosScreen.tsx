import { IconPlus } from '@tabler/icons-react';
import { ownSubject } from '#shell/web/api/subject.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay, useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { LocalPhotos } from './list/LocalPhotos.tsx';
import { PhotoSetList } from './list/PhotoSetList.tsx';
import classes from './Photos.module.css';

/** The client’s own photos. */
export function OwnPhotosScreen() {
  const t = useTexts('progress');
  const may = useMay();
  const { accountName: coach } = useMe();
  const mayChange = may('update own record');
  const create = mayChange && (
    <LinkButton to="/my/photos/create" leftSection={<IconPlus size={18} aria-hidden="true" />}>
      {t('add')}
    </LinkButton>
  );

  return (
    <Screen title={t('own.title')} subtitle={t('own.subtitle', { coach })} actions={create}>
      <div className={classes['list']}>
        <LocalPhotos subject={ownSubject} createPath="/my/photos/create" />
        <PhotoSetList subject={ownSubject} mayChange={mayChange} empty={t('own.empty')} />
      </div>
    </Screen>
  );
}
