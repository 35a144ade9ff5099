import { Button } from '@mantine/core';
import type { Subject } from '#shell/web/api/subject.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { useLocalPhotos } from '../device/use-local-photos.ts';
import { usePoseName } from '../pose-name.ts';

/** What this device has not sent: photos that are not saved, that are on their way, or that the server refused. */
export function LocalPhotos({ subject, createPath }: { subject: Subject; createPath: string }) {
  const t = useTexts('progress');
  const nameOf = usePoseName();
  const { store, photos } = useLocalPhotos(subject);
  const countOf = (state: string) => photos.filter((photo) => photo.state === state).length;
  const [drafts, pending] = [countOf('draft'), countOf('pending')];

  return (
    <>
      {drafts > 0 && (
        <Banner
          tone="info"
          actions={
            <LinkButton to={createPath as '/my/photos/create'} size="compact-md" variant="default">
              {t('local.resume')}
            </LinkButton>
          }
        >
          {t('local.drafts', { count: drafts })}
        </Banner>
      )}
      {pending > 0 && (
        <Banner tone="plain" role="status">
          {t('local.pending', { count: pending })}
        </Banner>
      )}
      {photos
        .filter(({ state }) => state === 'rejected')
        .map((photo) => (
          <Banner
            key={photo.id}
            tone="warning"
            role="alert"
            actions={
              <>
                <Button size="compact-md" variant="default" onClick={() => store.save({ ...photo, state: 'pending' })}>
                  {t('local.retry')}
                </Button>
                <Button size="compact-md" variant="subtle" color="red" onClick={() => void store.delete(photo.id)}>
                  {t('local.discard')}
                </Button>
              </>
            }
          >
            {t('local.rejected', {
              pose: nameOf(photo),
              date: formatDate(photo.taken_on),
              reason: photo.rejection ?? '',
            })}
          </Banner>
        ))}
    </>
  );
}
