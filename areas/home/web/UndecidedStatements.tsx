import { linkOptions } from '@tanstack/react-router';
import { undecidedLimits } from '#areas/dietary-profiles/contract/undecided.ts';
import { formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { ClientSection } from './ClientSection.tsx';
import { useUndecidedStatements } from './queries.ts';

/** Clients who wrote about an allergy, a diet or a pregnancy what is to be confirmed, the latest first, with all that they named and their latest words; each opens their profile. */
export function UndecidedStatements() {
  const t = useTexts('home');
  return (
    <ClientSection
      title={t('undecided.title')}
      maxRows={undecidedLimits.clients}
      rows={useUndecidedStatements()?.map(({ clientId, clientName, names, text, sentAt }) => ({
        key: clientId,
        link: linkOptions({ to: '/clients/$id', params: { id: clientId }, hash: 'dietary-profile' }),
        name: clientName,
        subtitle: t('undecided.names', { names: names.join(', '), text }),
        end: formatRelativeDate(sentAt),
      }))}
    />
  );
}
