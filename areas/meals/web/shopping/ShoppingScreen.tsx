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
import type { ShoppingLine } from '#areas/meal-plans/rules/shopping-lines.ts';
import { linesToDecide, shoppingList } from '../../rules/shopping-list.ts';
import { useLocalDiet } from '../device/use-local-diet.ts';
import { type ShownDiet, withLocal } from '../device/with-local.ts';
import { useDiet } from '../queries.ts';
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
  const isReadOnly = current.diet?.isConsentWithdrawn ?? false;
  const lines = shown && linesOf(shown, chosen);
  const toDecide = shown ? linesToDecide(daysToShop(shown, chosen)) : [];
  const ticks = new Set(
    isStored ? shown?.ticks.filter(({ isTicked }) => isTicked).map(({ alimentId }) => alimentId) : [],
  );
  const dates = { from: formatShortDate(chosen.from), until: formatShortDate(addDays(chosen.from, chosen.days - 1)) };
  const bought = lines?.filter(({ aliment }) => ticks.has(aliment.id)).length ?? 0;
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
      subtitle={t('shopping.subtitle', { ...dates, bought, lines: lines?.length ?? 0 })}
      back={{ to: '/my/nutrition', label: t('shopping.back') }}
      actions={
        lines &&
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
      {!lines && <Skeleton height={320} radius={12} />}
      {lines?.length === 0 && toDecide.length === 0 && (
        <Card>
          <EmptyState text={t('shopping.empty')} />
        </Card>
      )}
      {lines && (lines.length > 0 || toDecide.length > 0) && (
        <>
          <ShoppingLines isReadOnly={isReadOnly} lines={lines} plans={shown?.plans ?? []} ticks={ticks} onTick={tick} />
          <LinesToDecide lines={toDecide} />
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

function linesOf(diet: ShownDiet, chosen: Chosen): ShoppingLine[] {
  return shoppingList(daysToShop(diet, chosen), chosen.persons);
}

function daysToShop(diet: ShownDiet, { from, days }: Chosen): Parameters<typeof shoppingList>[0] {
  const planned = plannedDays(diet);
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index));
  return dates.map((date) => {
    const { meals = [] } = planned.get(date) ?? {};
    const toBuy = meals.flatMap(({ meal, isInPlan }) => (isInPlan ? [meal] : []));
    return { meals: toBuy, reports: diet.entries.filter((entry) => entry.date === date) };
  });
}
