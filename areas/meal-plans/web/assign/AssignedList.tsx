import { linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CopyList } from '#areas/assignments/web/public.tsx';
import type { InfiniteQueryResult } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { AssignedMealPlan, PublicationState } from '../../contract/assigned.ts';
import { totalKcalText } from '../meal-texts.ts';
import { AssignedMenu } from './AssignedMenu.tsx';

const tones = {
  draft: 'quiet',
  scheduled: 'fresh',
  active: 'good',
  suspended: 'soon',
  inactive: 'quiet',
  ended: 'quiet',
  replaced: 'quiet',
} as const;

interface AssignedListProps {
  pages: InfiniteQueryResult<AssignedMealPlan>;
  label: string;
  by: 'clientName' | 'title';
  empty: ReactNode;
}

/** Meal plans of clients; each row opens its editor. */
export function AssignedList(props: AssignedListProps) {
  const t = useTexts('meal-plans');

  return (
    <CopyList<AssignedMealPlan>
      {...props}
      titleHeader={t('columns.title')}
      columns={[
        {
          name: 'calories',
          header: t('columns.calories'),
          isNumber: true,
          cell: totalKcalText,
        },
        {
          name: 'publication',
          header: t('columns.publication'),
          cell: (mealPlan) => <Publication mealPlan={mealPlan} />,
        },
      ]}
      cardFacts={(mealPlan) =>
        [t('kcal', { calories: totalKcalText(mealPlan) }), publicationText(t, mealPlan)].filter(Boolean).join(' · ')
      }
      link={({ id }) => linkOptions({ to: '/mealPlans/$id/edit', params: { id } })}
      rowActions={(mealPlan) => <AssignedMenu mealPlan={mealPlan} />}
    />
  );
}

/** What differs from a meal plan that the client sees as it is: `Il cliente vede: Sospeso`. */
function publicationText(t: ReturnType<typeof useTexts<'meal-plans'>>, mealPlan: AssignedMealPlan): string | false {
  const { publication, hasUnpublishedChanges } = mealPlan;
  if (publication === 'active') return hasUnpublishedChanges && t('publication.unpublished');
  if (publication === 'draft') return t('publication.draft');
  return `${t('columns.publication')}: ${t(`publication.${publication}`)}`;
}

/** What the client sees, and whether newer edits wait for being published. */
function Publication({ mealPlan: { publication, hasUnpublishedChanges } }: { mealPlan: AssignedMealPlan }) {
  const t = useTexts('meal-plans');
  const isWaiting = hasUnpublishedChanges && publication !== 'ended' && publication !== 'draft';
  return (
    <>
      <StateBadge tone={tones[publication satisfies PublicationState]}>{t(`publication.${publication}`)}</StateBadge>
      {isWaiting && <div>{t('publication.unpublished')}</div>}
    </>
  );
}
