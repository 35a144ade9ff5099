import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { ClientHead } from '../contract.ts';

/** That the client is deleted soon, what a withdrawn consent hides from professionals and stops, and that a minor consented without a guardian. */
export function ConsentWarnings({
  client: { name, withdrawnConsents, lacksGuardian, deleteAfter },
}: {
  client: ClientHead;
}) {
  const t = useTexts('clients');
  const purpose = (['health_data', 'photos'] as const).find((one) => withdrawnConsents.includes(one));
  return (
    <>
      {deleteAfter && <Banner tone="warning">{t('erasure.banner', { name, date: formatDate(deleteAfter) })}</Banner>}
      {lacksGuardian && <Banner tone="warning">{t('guardian.missing', { name })}</Banner>}
      {purpose && <Banner tone="warning">{t(`consents.effect.${purpose}`, { name })}</Banner>}
    </>
  );
}
