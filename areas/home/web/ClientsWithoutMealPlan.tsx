import { linkOptions } from '@tanstack/react-router';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay, useMe } from '#shell/web/session.ts';
import { formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { ClientSection } from './ClientSection.tsx';
import classes from './ExpiringPrograms.module.css';
import { useClientsWithoutMealPlan } from './queries.ts';

const maxRows = 5;

/** Active clients without a meal plan for today or later, by name. */
export function ClientsWithoutMealPlan() {
  const t = useTexts('home');
  const may = useMay();
  const { timeZone } = useMe();
  const { clients = [], nextPage } = useClientsWithoutMealPlan() ?? {};
  const hidden = clients.length - maxRows;
  const more = nextPage ? t('withoutMealPlan.many') : t('withoutMealPlan.more', { count: hidden });

  return (
    <ClientSection
      title={t('withoutMealPlan.title')}
      subtitle={hidden > 0 && more}
      maxRows={maxRows}
      rows={clients.map(({ id, name, lastEndedOn }) => ({
        key: id,
        link: linkOptions({ to: '/clients/$id/mealPlans', params: { id } }),
        name,
        subtitle: lastEndedOn
          ? t('withoutMealPlan.ended', { when: formatRelativeDate(lastEndedOn, new Date(), timeZone) })
          : t('withoutMealPlan.never'),
        end: may('update meal plans') && (
          <LinkButton
            to="/clients/$id/mealPlans"
            params={{ id }}
            search={{ assign: true }}
            variant="default"
            size="xs"
            className={classes['next'] ?? ''}
            aria-label={t('withoutMealPlan.assignTo', { name })}
          >
            {t('withoutMealPlan.assign')}
          </LinkButton>
        ),
      }))}
    />
  );
}
