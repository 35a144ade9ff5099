import {
  HealthConsentBanner,
  useClientName,
  useOwnHealthConsentWithdrawn,
  usePhotoConsent,
} from '#areas/clients/web/public.tsx';
import { firstNameOf } from '#shell/common/names.ts';
import { type Subject, useSubject } from '#shell/web/api/subject.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { CaptureForm } from './CaptureForm.tsx';
import { PhotoConsent } from './PhotoConsent.tsx';

/** Takes photos of one day: by the client, or by a professional for a client. */
export function CaptureScreen() {
  const t = useTexts('progress');
  const subject = useSubject();
  const { clientId } = subject;
  const list = clientId === null ? '/my/photos' : `/clients/${clientId}/progress`;
  const isGiven = usePhotoConsent(subject);
  const isWithdrawn = useOwnHealthConsentWithdrawn(subject);

  return (
    <Screen title={t('capture.title')} back={{ to: list, label: t('back') }} narrow>
      {isWithdrawn && <HealthConsentBanner text={t('consent.withdrawn')} link={t('consent.link')} />}
      {!isWithdrawn && isGiven !== true && isGiven !== undefined && (
        <Missing subject={subject} isRefused={isGiven === false} />
      )}
      {!isWithdrawn && isGiven === true && <CaptureForm subject={subject} listPath={list} />}
    </Screen>
  );
}

/** What has to happen before a photo can be added. */
function Missing({ subject: { clientId }, isRefused }: { subject: Subject; isRefused: boolean }) {
  if (clientId === null) return <PhotoConsent isRefused={isRefused} />;
  return <MissingOfClient clientId={clientId} />;
}

function MissingOfClient({ clientId }: { clientId: string }) {
  const t = useTexts('progress');
  const name = useClientName(clientId);
  return <Banner tone="warning">{t('consent.ofClient', { name: firstNameOf(name) })}</Banner>;
}
