import { Group, Skeleton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { MoreOptions } from '#shell/web/forms/MoreOptions.tsx';
import { OptionFieldset, OptionList, RadioOption } from '#shell/web/forms/OptionFieldset.tsx';
import { useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { SearchField } from '#shell/web/lists/SearchField.tsx';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { type MealPlanCard, mealPlanRoutes } from '../../contract/routes.ts';
import type { NewMealPlanSearchParams } from '../list/NewMealPlanScreen.tsx';
import { totalKcalText } from '../meal-texts.ts';

interface TemplatePickerProps {
  /** What a new meal plan is for. */
  newFor: NewMealPlanSearchParams;
  chosen: string;
  error: ReactNode;
  onChoose: (mealPlan: MealPlanCard) => void;
}

/** Selects a template by its title. Drafts are listed as such: choosing one says what is missing. */
export function TemplatePicker({ newFor, chosen, error, onChoose }: TemplatePickerProps) {
  const t = useTexts('meal-plans');
  const [search, setSearch] = useState<string>();
  const pages = useInfiniteApiQuery(mealPlanRoutes.list, { search, kind: 'templates' }, ({ mealPlans }) => mealPlans);

  return (
    <OptionFieldset
      legend={t('fields.mealPlanId')}
      field="templateId"
      head={<SearchField label={t('search')} value={search} onChange={setSearch} />}
      error={error}
    >
      {pages.isPending && <Skeleton height={20} width="60%" m="lg" />}
      {!pages.isPending && pages.rows.length === 0 && <NoTemplates newFor={newFor} isSearched={Boolean(search)} />}
      <OptionList maxHeight="260px">
        {pages.rows.map((mealPlan) => (
          <RadioOption
            key={mealPlan.id}
            name="mealPlanId"
            label={mealPlan.title}
            description={[
              ...(mealPlan.isDraft ? [t('draft')] : []),
              t('kcal', { calories: totalKcalText(mealPlan) }),
              t('days', { count: mealPlan.days }),
              t('durationDays', { count: mealPlan.duration }),
            ].join(' · ')}
            checked={chosen === mealPlan.id}
            onChange={() => onChoose(mealPlan)}
          />
        ))}
      </OptionList>
      <MoreOptions pages={pages} />
    </OptionFieldset>
  );
}

function NoTemplates({ newFor, isSearched }: Pick<TemplatePickerProps, 'newFor'> & { isSearched: boolean }) {
  const t = useTexts('meal-plans');
  const shell = useTexts('shell');
  const may = useMay();
  if (isSearched) return <EmptyState illustration="search" text={shell('list.nothingFound')} />;
  const actions = (
    <Group justify="center">
      {may('create meal plans') && (
        <LinkButton to="/mealPlans/create" search={newFor}>
          {t('new')}
        </LinkButton>
      )}
      <LinkButton to="/mealPlans" variant="default">
        {t('client.toMealPlans')}
      </LinkButton>
    </Group>
  );
  return <EmptyState illustration="list" text={t('client.noTemplates')} action={actions} />;
}
