import { linkOptions } from '@tanstack/react-router';
import { useMe } from '#shell/web/session.ts';
import { formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { ClientSection } from './ClientSection.tsx';
import { useExpiringMealPlans } from './queries.ts';

/** Clients whose meal plan ends soon and has no successor, the first to end first. */
export function ExpiringMealPlans() {
  const t = useTexts('home');
  const { timeZone } = useMe();
  const mealPlans = useExpiringMealPlans();

  return (
    <ClientSection
      title={t('mealPlans.title')}
      all={{
        link: linkOptions({ to: '/mealPlans', search: { kind: 'copies', state: 'expiring' } }),
        label: t('mealPlans.all'),
      }}
      rows={mealPlans?.map(({ id, clientId, clientName, title, endsOn }) => ({
        key: id,
        link: linkOptions({ to: '/clients/$id/mealPlans', params: { id: clientId } }),
        name: clientName,
        subtitle: t('mealPlans.ends', { title, when: formatRelativeDate(endsOn, new Date(), timeZone) }),
      }))}
    />
  );
}
