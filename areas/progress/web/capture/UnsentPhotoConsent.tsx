import { usePhotoConsent } from '#areas/clients/web/public.tsx';
import { ownSubject } from '#shell/web/api/subject.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { PhotoConsent } from './PhotoConsent.tsx';

export interface UnsentPhotoConsentProps {
  /** Number of photos and videos that wait on this device. */
  count: number;
  /** Removes them from this device, once the client has said no. */
  onDrop: () => void;
}

/** Asks the client who is logged in for the consent to photos where they added some; nothing once it is given. */
export function UnsentPhotoConsent({ count, onDrop }: UnsentPhotoConsentProps) {
  const t = useTexts('progress');
  const isGiven = usePhotoConsent(ownSubject);
  if (isGiven === undefined || isGiven) return null;

  function dropAfterNo(): void {
    onDrop();
    toast.info(t('consent.dropped', { count }));
  }

  return <PhotoConsent isRefused={isGiven === false} onRefused={dropAfterNo} onDiscard={onDrop} />;
}
