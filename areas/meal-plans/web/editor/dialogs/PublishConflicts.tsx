import { Anchor, Textarea } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useStore } from 'zustand/react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { FoodConflict } from '../../../contract/assigned.ts';
import { daysWithFoods, doubtfulConflicts, mealPlanConflicts, openConflicts } from '../../../rules/conflicts.ts';
import { FoodConflicts } from '../../conflicts/FoodConflicts.tsx';
import { useMealTexts } from '../../meal-texts.ts';
import { useEditor } from '../context.tsx';
import { useVisibleDay } from '../shared/use-visible-day.ts';

interface PublishConflicts {
  /** Foods that are forbidden or unwanted for the client and whose notes do not explain it. */
  unexplained: readonly FoodConflict[];
  /** Foods that must be checked, which need no note. */
  doubtful: readonly FoodConflict[];
}

export function usePublishConflicts(): PublishConflicts {
  const { store, profile } = useEditor();
  const known = profile.use();
  const content = useStore(store, (state) => state.content);
  return useMemo(() => {
    const conflicts = known ? mealPlanConflicts(content, known) : [];
    return { unexplained: openConflicts(conflicts), doubtful: doubtfulConflicts(conflicts) };
  }, [content, known]);
}

interface ConflictReasonProps {
  foods: readonly FoodConflict[];
  reason: string;
  onChange: (reason: string) => void;
}

/** The foods in conflict with their days, and the field of the reason why they stay. */
export function ConflictReason({ foods, reason, onChange }: ConflictReasonProps) {
  const t = useTexts('meal-plans');
  return (
    <>
      <FoodsWithDays foods={foods} />
      <Textarea
        autosize
        minRows={2}
        required
        label={t('publish.conflicts', { count: foods.length })}
        description={t('publish.conflictsHelp')}
        maxLength={300}
        value={reason}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  );
}

/** The foods of which the client will be warned that they must be checked. */
export function DoubtfulFoods({ foods }: { foods: readonly FoodConflict[] }) {
  const t = useTexts('meal-plans');
  return (
    foods.length > 0 && (
      <section>
        <Banner tone="warning" icon={IconAlertTriangle}>
          <strong>{t('publish.doubts', { count: foods.length })}</strong>
          <br />
          {t('publish.doubtsHelp')}
        </Banner>
        <FoodsWithDays foods={foods} />
      </section>
    )
  );
}

/** Foods with links to the days that have them, which close the dialog. */
function FoodsWithDays({ foods }: { foods: readonly FoodConflict[] }) {
  const { dayTitleOf } = useMealTexts();
  const { store, ui } = useEditor();
  const { show } = useVisibleDay();
  const content = useStore(store, (state) => state.content);
  const days = useMemo(() => daysWithFoods(content), [content]);

  function open(position: number): void {
    ui.isPublishOpen.set(false);
    show(position);
  }

  function linksOf(alimentId: string) {
    return days.get(alimentId)?.map((position) => {
      const day = content.days[position];
      return (
        <Anchor key={position} component="button" type="button" inherit onClick={() => open(position)}>
          {day && dayTitleOf(day, position + 1)}
        </Anchor>
      );
    });
  }
  return <FoodConflicts foods={foods} linksOf={linksOf} />;
}
