import { Anchor, Textarea } from '@mantine/core';
import { IconAlertOctagon, IconAlertTriangle, IconBan } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand/react';
import { saysSomething } from '#areas/dietary-profiles/rules/says-something.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { FoodConflict, NoteConflict, UncheckedText } from '../../../contract/assigned.ts';
import { mealPlanRoutes } from '../../../contract/routes.ts';
import {
  allergiesToConfirm,
  daysWithFoods,
  doubtfulConflicts,
  groupedByGravity,
  mealPlanConflicts,
  notedAllergies,
  openConflicts,
  type PartlyNoted,
} from '../../../rules/conflicts.ts';
import { isConfirmed } from '../../../rules/confirmed.ts';
import { noteConflicts } from '../../../rules/note-conflicts.ts';
import { uncheckedTexts } from '../../../rules/unchecked-texts.ts';
import type { AllergyToConfirm } from '../../conflicts/AllergyConfirmations.tsx';
import classes from '../../conflicts/Conflicts.module.css';
import { FoodConflicts, NoteConflicts } from '../../conflicts/FoodConflicts.tsx';
import { UncheckedTexts } from '../../conflicts/UncheckedTexts.tsx';
import { useMealTexts } from '../../meal-texts.ts';
import { useEditor } from '../context.tsx';
import { GivenConfirmations } from '../shared/GivenConfirmations.tsx';
import { useVisibleDay } from '../shared/use-visible-day.ts';

interface PublishConflicts {
  /** Foods that are forbidden or unwanted for the client and whose notes do not explain it. */
  unexplained: readonly FoodConflict[];
  /** These, those with a note about an allergy, and the foods that must be checked, which need no note. */
  open: readonly PartlyNoted[];
  /** Foods that notes name, which need no note either. */
  notes: readonly NoteConflict[];
  /** Food without ingredients, which is not checked for the allergies of the client. */
  unchecked: readonly UncheckedText[];
  /** Foods that are to be confirmed for an allergy, also those with a note. */
  toConfirm: readonly AllergyToConfirm[];
}

export function usePublishConflicts(): PublishConflicts {
  const { id, store, profile, clientId, clientName } = useEditor();
  const known = profile.use();
  const content = useStore(store, (state) => state.content);
  const { data } = useApiQuery(mealPlanRoutes.published, { id }, { staleTime: 0 });
  const given = data?.confirmations;
  return useMemo(() => {
    const conflicts = known ? mealPlanConflicts(content, known) : [];
    const unexplained = openConflicts(conflicts);
    const notes = known ? noteConflicts(content, known) : [];
    const toConfirm = allergiesToConfirm(conflicts)
      .filter((one) => !isConfirmed(one, given ?? []))
      .map((one) => ({ ...one, clientId: clientId ?? '', clientName: clientName ?? '' }));
    const unchecked = known ? uncheckedTexts(content, known) : [];
    const noted = notedAllergies(conflicts);
    const doubtful = doubtfulConflicts(conflicts.filter((one) => !noted.includes(one)));
    return { unexplained, open: [...unexplained, ...noted, ...doubtful], notes, unchecked, toConfirm };
  }, [content, known, given, clientId, clientName]);
}

interface ConflictReasonProps {
  /** Number of foods that need the reason. */
  count: number;
  reason: string;
  onChange: (reason: string) => void;
}

/** The field of the reason why the foods in conflict stay. */
export function ConflictReason({ count, reason, onChange }: ConflictReasonProps) {
  const t = useTexts('meal-plans');
  return (
    <Textarea
      autosize
      minRows={2}
      required
      label={t('publish.conflicts', { count })}
      description={t('publish.conflictsHelp')}
      maxLength={300}
      error={reason.trim() !== '' && !saysSomething(reason) && t('invalid.conflictNote')}
      value={reason}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

const tones = { contains: 'danger', traces: 'danger', check: 'warning', unwanted: 'warning' } as const;
const icons = {
  contains: IconAlertOctagon,
  traces: IconAlertOctagon,
  check: IconAlertTriangle,
  unwanted: IconBan,
} as const;

/** The foods in conflict with their days by gravity, the gravest first, each kind with what to do. */
export function ConflictsByGravity({ foods }: { foods: readonly PartlyNoted[] }) {
  const t = useTexts('meal-plans');
  return groupedByGravity(foods).map(({ gravity, foods: listed }) => (
    <section key={gravity}>
      <Banner tone={tones[gravity]} icon={icons[gravity]}>
        <h3 className={classes['heading']}>{t(`publish.gravity.${gravity}.title`, { count: listed.length })}</h3>
        <p className={classes['advice']}>{t(`publish.gravity.${gravity}.advice`)}</p>
        {gravity === 'check' && listed.some(hasNickel) && (
          <p className={classes['advice']}>{t('publish.gravity.check.nickel')}</p>
        )}
      </Banner>
      <FoodsWithDays foods={listed} />
    </section>
  ));
}

function hasNickel({ reasons }: FoodConflict): boolean {
  return reasons.some((one) => one.kind === 'diet' && one.diet === 'low_nickel');
}

/** Foods with links to the days that have them. */
function FoodsWithDays({ foods }: { foods: readonly PartlyNoted[] }) {
  const content = useStore(useEditor().store, (state) => state.content);
  const linksTo = useDayLinks();
  const days = useMemo(() => daysWithFoods(content), [content]);
  const reasonsOf = new Map(foods.map(({ alimentId, reasons, noted = [] }) => [alimentId, [...noted, ...reasons]]));
  return (
    <FoodConflicts
      foods={foods}
      linksOf={(alimentId) => (
        <>
          {linksTo(days.get(alimentId) ?? [])}
          <GivenConfirmations alimentId={alimentId} conflicts={reasonsOf.get(alimentId) ?? []} />
        </>
      )}
    />
  );
}

/** The foods that notes name and that the profile speaks against, with links to their days. */
export function ConflictingNotes({ notes }: { notes: readonly NoteConflict[] }) {
  return <NoteConflicts notes={notes} linksOf={useDayLinks()} />;
}

/** The food without ingredients, with links to its days. */
export function UncheckedFood({ texts }: { texts: readonly UncheckedText[] }) {
  return <UncheckedTexts texts={texts} linksOf={useDayLinks()} />;
}

/** Returns links to days, which close the dialog. */
function useDayLinks(): (positions: readonly number[]) => ReactNode {
  const { dayTitleOf } = useMealTexts();
  const { store, ui } = useEditor();
  const { show } = useVisibleDay();
  const content = useStore(store, (state) => state.content);

  function open(position: number): void {
    ui.isPublishOpen.set(false);
    show(position);
  }

  return (positions) =>
    positions.map((position) => {
      const day = content.days[position];
      return (
        <Anchor key={position} component="button" type="button" inherit onClick={() => open(position)}>
          {day && dayTitleOf(day, position + 1)}
        </Anchor>
      );
    });
}
