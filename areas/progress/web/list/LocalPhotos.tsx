import { Button } from '@mantine/core';
import { HealthConsentBanner } from '#areas/clients/web/public.tsx';
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
  const drafts = photos.filter(({ state }) => state === 'draft').length;
  const unsent = photos.filter(({ state }) => state === 'pending');
  const awaiting = unsent.filter(({ awaitsConsent }) => awaitsConsent).length;
  const pending = unsent.length - awaiting;

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
      {awaiting > 0 && subject.clientId === null && (
        <HealthConsentBanner text={t('local.awaitsConsent', { count: awaiting })} link={t('consent.link')} />
      )}
      {awaiting > 0 && subject.clientId !== null && (
        <Banner tone="warning">{t('local.awaitsConsentOfClient', { count: awaiting })}</Banner>
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
