import { Skeleton } from '@mantine/core';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { useMe } from '#shell/web/session.ts';
import { formatShortDate } from '#shell/web/texts/formats.ts';
import { confirm } from '#shell/web/widgets/confirm.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { Card, Section } from '#shell/web/widgets/Section.tsx';
import type { ShoppingChoice } from '../../contract.ts';
import { plannedDays } from '../../rules/days.ts';
import { ConsentBanner } from '../ConsentBanner.tsx';
import type { Meal } from '#areas/meal-plans/contract.ts';
import type { PlanOfDays } from '../../contract/plan-of-days.ts';
import { confirmationsOf } from '../../rules/confirmed-foods.ts';
import { linesToDecide, shoppingList, uncheckedToDecide, usesToBuy } from '../../rules/shopping-list.ts';
import { useLocalDiet } from '../device/use-local-diet.ts';
import { type ShownDiet, withLocal } from '../device/with-local.ts';
import { useDiet, useOwnProfile } from '../queries.ts';
import { useMealTexts } from '../texts.ts';
import { ChoiceFields } from './ChoiceFields.tsx';
import { ShareButton } from './ShareButton.tsx';
import { LinesToDecide, ShoppingLines } from './ShoppingLines.tsx';
import classes from './Shopping.module.css';

type Chosen = Omit<ShoppingChoice, 'chosenAt'>;

/** What to buy for the chosen days and persons. Ticks are stored on the device first and shared with the client's other ones. */
export function ShoppingScreen() {
  const { t } = useMealTexts();
  const today = todayIn(useMe().timeZone);
  const { store, local } = useLocalDiet();
  const current = useDiet(today);
  const { isStored, ...chosen } = chosenDays(current.diet && withLocal(current.diet, local), today);
  const { diet } = useDiet(chosen.from);
  const shown = diet && withLocal(diet, local);
  const { profile, profileVersion } = useOwnProfile();
  const isReadOnly = current.diet?.isConsentWithdrawn ?? false;
  const toBuy = shown && whatToBuy(shown, chosen, { profile, profileVersion });
  const { lines = [], toDecide = [] } = toBuy ?? {};
  const ticks = new Set(
    isStored ? shown?.ticks.filter(({ isTicked }) => isTicked).map(({ alimentId }) => alimentId) : [],
  );
  const dates = { from: formatShortDate(chosen.from), until: formatShortDate(addDays(chosen.from, chosen.days - 1)) };
  const bought = lines.filter(({ aliment }) => ticks.has(aliment.id)).length;
  const confirmNewList = (count: number) =>
    confirm({
      title: t('shopping.newTitle'),
      text: t('shopping.newText', { count }),
      confirmLabel: t('shopping.newConfirm'),
    });

  /** A list for other days or persons begins without ticks, which are asked about first. */
  async function choose(change: Partial<Chosen>): Promise<void> {
    if (bought > 0 && !(await confirmNewList(bought))) return;
    for (const { alimentId } of local.ticks) store.deleteTick(alimentId);
    store.saveShopping({ ...chosen, ...change, chosenAt: new Date().toISOString() });
  }

  /** Ticks belong to chosen days, so the first one also stores the days that are shown without a choice. */
  function tick(alimentId: string, isTicked: boolean): void {
    const now = new Date().toISOString();
    if (!isStored) store.saveShopping({ ...chosen, chosenAt: now });
    store.saveTick({ alimentId, isTicked, tickedAt: now });
  }

  return (
    <Screen
      narrow
      title={t('shopping.title')}
      subtitle={t('shopping.subtitle', { ...dates, bought, lines: lines.length })}
      back={{ to: '/my/nutrition', label: t('shopping.back') }}
      actions={
        lines.length > 0 && <ShareButton lines={lines} toDecide={toDecide} title={t('shopping.shareTitle', dates)} />
      }
    >
      {isReadOnly && <ConsentBanner />}
      <Section title={t('shopping.from')}>
        <ChoiceFields
          isReadOnly={isReadOnly}
          chosen={chosen}
          today={today}
          onChange={(change) => void choose(change)}
        />
      </Section>
      {!toBuy && <Skeleton height={320} radius={12} />}
      {toBuy && lines.length + toDecide.length === 0 && (
        <Card>
          <EmptyState text={t('shopping.empty')} />
        </Card>
      )}
      {toBuy && lines.length + toDecide.length > 0 && (
        <>
          <ShoppingLines {...{ isReadOnly, lines, profile, ticks }} uses={toBuy.uses} onTick={tick} />
          <LinesToDecide lines={toDecide} profile={profile} unchecked={toBuy.unchecked} />
          <p className={classes['hint']}>{t('shopping.hint')}</p>
        </>
      )}
    </Screen>
  );
}

/** The days of the client's choice; a week from today on when nothing was chosen, or when its days are over. */
function chosenDays(diet: ShownDiet | undefined, today: string): Chosen & { isStored: boolean } {
  const choice = diet?.shopping;
  if (!choice || addDays(choice.from, choice.days) <= today)
    return { from: today, days: 7, persons: choice?.persons ?? 1, isStored: false };
  const { from, days, persons } = choice;
  return { from, days, persons, isStored: true };
}

/** What to buy, what to decide, and where the foods are to be eaten, with what was confirmed of the meal plan of each meal. */
function whatToBuy(
  diet: ShownDiet,
  chosen: Chosen,
  { profile, profileVersion }: Pick<ReturnType<typeof useOwnProfile>, 'profile' | 'profileVersion'>,
) {
  const { from, days, persons } = chosen;
  const planned = plannedDays(diet);
  const plans = new Map(diet.plans.map((one) => [one.publishedId, one]));
  const planOf = new Map<Meal, PlanOfDays | undefined>();
  const toShop = Array.from({ length: days }, (_, index) => {
    const date = addDays(from, index);
    const meals = planned.get(date)?.meals.filter(({ isInPlan, isCounted }) => isInPlan && isCounted) ?? [];
    for (const { meal, publishedId } of meals) planOf.set(meal, plans.get(publishedId));
    return { meals: meals.map(({ meal }) => meal), reports: diet.entries.filter((entry) => entry.date === date) };
  });
  return {
    lines: shoppingList(toShop, persons),
    toDecide: linesToDecide(toShop),
    unchecked: profile ? uncheckedToDecide(toShop, profile) : [],
    uses: usesToBuy(toShop, (meal) => confirmationsOf(planOf.get(meal) ?? {}, profileVersion)),
  };
}
