import { linkOptions } from '@tanstack/react-router';
import { macroText } from '#areas/aliments/rules/total-text.ts';
import { useCareOf, useIsCoached } from '#areas/clients/web/public.tsx';
import type { AssignedMealPlan } from '#areas/meal-plans/contract/assigned.ts';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { formatNumber, formatShortDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { LinkList } from '../LinkList.tsx';
import { useConflictsOfClient, useMealPlansOfClient } from '../queries.ts';
import { inOrderOfStart } from './in-order-of-start.ts';

const tones = { running: 'good', expiring: 'soon', terminated: 'quiet', upcoming: 'fresh' } as const;
const maxRows = 3;
const wholeNumber = (value: number) => formatNumber(value, 0);

/**
 * Panel of the client's page with the running meal plans, then the upcoming ones, and what the client does not see of them yet. Without
 * any it is shown for clients who are followed for nutrition.
 */
export function ClientMealPlansPanel({ clientId: id }: { clientId: string }) {
  const t = useTexts('home');
  const may = useMay();
  const care = useCareOf(id);
  const isCoached = useIsCoached(id);
  const mealPlans = useMealPlansOfClient(id);
  const current = followedFirst(inOrderOfStart(mealPlans));
  const conflicts = useConflictsOfClient(id);

  if (care !== 'nutrition' && !current?.length) return null;
  return (
    <Section
      title={t('ofClient.mealPlans')}
      flush
      actions={
        <LinkAnchor to="/clients/$id/mealPlans" params={{ id }} size="sm">
          {t('ofClient.allMealPlans')}
        </LinkAnchor>
      }
    >
      <LinkList
        label={t('ofClient.mealPlans')}
        empty={
          <>
            <p>{t('ofClient.noMealPlans')}</p>
            {may('update meal plans') && isCoached && (
              <LinkAnchor to="/clients/$id/mealPlans" params={{ id }} search={{ assign: true }} size="sm">
                {t('ofClient.toMealPlans')}
              </LinkAnchor>
            )}
          </>
        }
        rows={current?.slice(0, maxRows).map((mealPlan) => ({
          key: mealPlan.id,
          link: linkOptions({ to: '/mealPlans/$id/edit', params: { id: mealPlan.id } }),
          title: mealPlan.title,
          subtitle: [
            `${formatShortDate(mealPlan.startsOn)} – ${formatShortDate(mealPlan.endsOn)}`,
            ...(mealPlan.calories === null
              ? []
              : [t('ofClient.kcal', { calories: macroText(mealPlan, 'calories', wholeNumber) })]),
          ].join(' · '),
          end: (
            <>
              <Conflicts count={conflicts.get(mealPlan.id)?.length ?? 0} />
              <State mealPlan={mealPlan} />
            </>
          ),
        }))}
      />
    </Section>
  );
}

/** Those that the client follows or will follow, then those that another one hides. */
function followedFirst(mealPlans: readonly AssignedMealPlan[] | undefined): AssignedMealPlan[] | undefined {
  const { hidden = [], shown = [] } = Object.groupBy(mealPlans ?? [], ({ publication }) =>
    publication === 'suspended' ? 'hidden' : 'shown',
  );
  return mealPlans && [...shown, ...hidden];
}

function Conflicts({ count }: { count: number }) {
  const t = useTexts('home');
  return count > 0 && <StateBadge tone="bad">{t('ofClient.conflicts', { count })}</StateBadge>;
}

/** What the client does not see, or not yet, comes first. */
function State({ mealPlan: { state, publication, hasUnpublishedChanges } }: { mealPlan: AssignedMealPlan }) {
  const t = useTexts('home');
  if (publication === 'draft') return <StateBadge tone="soon">{t('ofClient.unpublished')}</StateBadge>;
  if (publication === 'suspended' || publication === 'inactive')
    return <StateBadge tone="quiet">{t(`ofClient.${publication}`)}</StateBadge>;
  if (hasUnpublishedChanges) return <StateBadge tone="soon">{t('ofClient.unpublishedChanges')}</StateBadge>;
  return <StateBadge tone={tones[state]}>{t(`ofClient.state.${state}`)}</StateBadge>;
}
