import { linkOptions } from '@tanstack/react-router';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useMe } from '#shell/web/session.ts';
import { formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { PersonAvatar } from '#shell/web/widgets/PersonAvatar.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { useExpiringMealPlans } from './queries.ts';
import { LinkList } from './LinkList.tsx';

const maxRows = 5;

/** Clients whose meal plan ends soon and has no successor, the first to end first; hidden without any. */
export function ExpiringMealPlans() {
  const t = useTexts('home');
  const { timeZone } = useMe();
  const mealPlans = useExpiringMealPlans();
  if (!mealPlans || mealPlans.length === 0) return null;

  return (
    <Section
      title={t('mealPlans.title')}
      flush
      actions={
        <LinkAnchor to="/mealPlans" search={{ kind: 'copies', state: 'expiring' }} size="sm">
          {t('mealPlans.all')}
        </LinkAnchor>
      }
    >
      <LinkList
        label={t('mealPlans.title')}
        empty={null}
        rows={mealPlans.slice(0, maxRows).map(({ id, clientId, clientName, title, endsOn }) => ({
          key: id,
          link: linkOptions({ to: '/clients/$id/mealPlans', params: { id: clientId } }),
          title: clientName,
          subtitle: t('mealPlans.ends', { title, when: formatRelativeDate(endsOn, new Date(), timeZone) }),
          picture: <PersonAvatar name={clientName} />,
          end: null,
        }))}
      />
    </Section>
  );
}
