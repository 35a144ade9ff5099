import { Button } from '@mantine/core';
import { IconAlertOctagon } from '@tabler/icons-react';
import { namesSymptom } from '#areas/clients/rules/symptom-words.ts';
import { namesMedicine } from '#areas/clients/rules/medicine-words.ts';
import { WriteAboutButton } from '#areas/chats/web/public.tsx';
import { AttachmentThumbs } from '#shell/web/attachments/AttachmentThumbs.tsx';
import { formatNumber, formatShortDate, formatWeekday } from '#shell/web/texts/formats.ts';
import { useLanguage } from '#shell/web/texts/texts.ts';
import { stateColors } from '#shell/web/theme/state-colors.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { useConflictTexts } from '#areas/dietary-profiles/web/public.tsx';
import type { MealEntry } from '../../contract.ts';
import type { EatenConflict, EatenNoteConflict } from '../../contract/eaten-conflicts.ts';
import type { PlannedDay, PlannedMeal } from '../../rules/days.ts';
import { eatenOn } from '../../rules/eaten.ts';
import { shownPictures } from '../shown-pictures.ts';
import { amountText, totalText, useMealTexts } from '../texts.ts';
import { hasSwaps } from '../../rules/reports.ts';
import { stateTones } from '../../rules/state-tones.ts';
import classes from './ClientDiet.module.css';

const { light, dark } = stateColors.bad;

interface DayReportProps {
  clientId: string;
  planned: PlannedDay;
  entries: readonly MealEntry[];
  /** What was eaten against the dietary profile, of any entries. */
  conflicts: readonly EatenConflict[];
  /** Foods against the profile that notes name, of any entries. */
  noteConflicts?: readonly EatenNoteConflict[];
  drunkMl: number;
  isFuture: boolean;
  /** Entries that were unread when the week was opened. */
  newIds: ReadonlySet<string>;
  /** Opens the form for a report of the professional; without it there is no button. */
  onReport?: (meal: PlannedMeal) => void;
}

/** One day of a client: the state of each meal, swaps and choices, notes and pictures, and what was eaten beside the target. */
export function DayReport({
  clientId,
  planned,
  entries,
  conflicts,
  noteConflicts = [],
  drunkMl,
  isFuture,
  newIds,
  onReport,
}: DayReportProps) {
  const { t } = useMealTexts();
  const { date, day, meals, waterMl } = planned;
  const kind = day.dayKind && t(`dayKinds.${day.dayKind}`);
  const water =
    drunkMl > 0 &&
    (waterMl
      ? t('client.waterOf', { ml: formatNumber(drunkMl, 0), target: formatNumber(waterMl, 0) })
      : t('client.water', { ml: formatNumber(drunkMl, 0) }));

  return (
    <Section
      title={`${formatWeekday(date)} ${formatShortDate(date)}`}
      subtitle={[kind, ...(isFuture ? [] : [eatenText(t, planned, entries), water])].filter(Boolean).join(' · ')}
      flush
    >
      <ul className={classes['meals']}>
        {meals.map((one) => {
          const entry = entries.find(({ mealId }) => mealId === one.meal.id);
          return (
            <li key={one.meal.id}>
              <MealReported
                clientId={clientId}
                date={date}
                planned={one}
                entry={entry}
                conflicts={conflicts.filter(({ entryId }) => entryId === entry?.id)}
                noteConflicts={noteConflicts.filter(({ entryId }) => entryId === entry?.id)}
                isFuture={isFuture}
                newIds={newIds}
                {...(onReport && !isFuture && { onReport })}
              />
            </li>
          );
        })}
        {meals.length === 0 && <li className={classes['quiet']}>{t('client.noMeals')}</li>}
      </ul>
    </Section>
  );
}

function eatenText(
  t: ReturnType<typeof useMealTexts>['t'],
  { day, target }: PlannedDay,
  entries: readonly MealEntry[],
): string {
  const { totals, meals, notReported, hasUnknown, uncountedLines } = eatenOn(day, entries);
  if (notReported === meals) return '';
  const eaten = t('kcal', { value: totalText(totals, 'calories') });
  const text = target
    ? t('client.eaten', { eaten, target: t('kcal', { value: amountText(target.calories) }) })
    : t('client.eatenOnly', { eaten });
  const left = [
    notReported > 0 && t('client.partial'),
    hasUnknown && t('client.freeNotCounted'),
    uncountedLines > 0 && t('client.linesNotCounted', { count: uncountedLines }),
  ].filter(Boolean);
  return left.length > 0 ? `${text} (${left.join(', ')})` : text;
}

interface MealReportedProps extends Omit<DayReportProps, 'planned' | 'entries' | 'drunkMl' | 'noteConflicts'> {
  noteConflicts: readonly EatenNoteConflict[];
  date: string;
  planned: PlannedMeal;
  entry: MealEntry | undefined;
}

function MealReported({
  clientId,
  date,
  planned,
  entry,
  conflicts,
  noteConflicts,
  isFuture,
  newIds,
  onReport,
}: MealReportedProps) {
  const { t, titleOf, foodName, quantityText, aboutMeal, inLanguage } = useMealTexts();
  const { meal, publishedId, isInPlan, isCounted } = planned;
  const state = entry?.state ?? 'planned';
  const title = titleOf(meal);
  const components = meal.mealComponents.flatMap((one) => one.components);
  const eatenInState = conflicts.filter((one) => !one.isPlanned && isOfStateAlone(one));
  const foodText = (food: Parameters<typeof foodName>[0] & Parameters<typeof quantityText>[0]) =>
    `${foodName(food)} ${quantityText(food)}`;

  return (
    <div className={classes['meal']}>
      <div className={classes['head']}>
        <strong>{title}</strong>
        {isInPlan && !isCounted && <StateBadge tone="quiet">{t('client.reportedBefore')}</StateBadge>}
        {(state !== 'planned' || (isCounted && !isFuture)) && (
          <StateBadge tone={stateTones[state]}>{t(`states.${state}`)}</StateBadge>
        )}
        {!isInPlan && <StateBadge tone="quiet">{t('meal.gone')}</StateBadge>}
        {entry && newIds.has(entry.id) && <StateBadge tone="fresh">{t('client.new')}</StateBadge>}
        {onReport && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t(entry ? 'report.editFor' : 'report.openFor', { meal: title })}
            onClick={() => onReport(planned)}
          >
            {t(entry ? 'report.edit' : 'report.open')}
          </Button>
        )}
        <WriteAboutButton clientId={clientId} about={aboutMeal(meal, { publishedId, date })} isIcon />
      </div>
      {hasSwaps(state) &&
        entry?.swaps.map((swap) => {
          const component = components.find(({ uuid }) => uuid === swap.componentId);
          const text = state === 'planned' ? 'client.chosen' : 'client.swap';
          return (
            <p key={swap.componentId} className={classes['swap']}>
              {component ? t(text, { planned: foodText(component), eaten: foodText(swap) }) : foodText(swap)}
            </p>
          );
        })}
      {conflicts
        .filter((one) => one.isPlanned || !isOfStateAlone(one))
        .map((one) => (
          <Conflict key={one.alimentId} {...one} food={inLanguage(one.name, one.name_en)} />
        ))}
      <StateFoods foods={eatenInState.filter((one) => !one.isDeclared && !one.isConfirmed)} />
      <StateFoods foods={eatenInState.filter((one) => one.isDeclared)} texts={declaredTexts} />
      <StateFoods foods={eatenInState.filter((one) => one.isConfirmed)} texts={confirmedTexts} />
      {entry?.note && <NoteOfClient note={entry.note} />}
      {entry?.otherNotes?.map((note) => (
        <NoteOfClient key={note} note={note} isOther />
      ))}
      {noteConflicts.map((one) => (
        <Conflict
          key={`${one.isLine} ${one.text}`}
          {...one}
          food={one.isLine ? one.text : t('client.inNote', { food: one.text })}
        />
      ))}
      {entry?.isByProfessional && <p className={classes['quiet']}>{t('client.byProfessional')}</p>}
      <AttachmentThumbs attachments={shownPictures({ clientId }, entry)} name={t('meal.pictures', { meal: title })} />
    </div>
  );
}

/** A note with what it names; `isOther`: it gave way to the note of another device. */
function NoteOfClient({ note, isOther = false }: { note: string; isOther?: boolean }) {
  const { t } = useMealTexts();
  return (
    <blockquote className={classes['note']}>
      {isOther ? t('client.otherNote', { note }) : note}{' '}
      {namesSymptom(note) && <StateBadge tone="bad">{t('client.symptom')}</StateBadge>}
      {namesMedicine(note) && <StateBadge tone="soon">{t('client.medicine')}</StateBadge>}
    </blockquote>
  );
}

function isOfStateAlone({ reasons }: EatenConflict): boolean {
  return reasons.every(({ kind }) => kind === 'state');
}

const stateTexts = {
  pregnant: 'client.inPregnancy',
  lactating: 'client.whileBreastfeeding',
  minor: 'client.byMinor',
} as const;

/** The age of a minor is never only declared. */
const declaredTexts = {
  ...stateTexts,
  pregnant: 'client.inDeclaredPregnancy',
  lactating: 'client.whileDeclaredBreastfeeding',
} as const;

const confirmedTexts = {
  pregnant: 'client.confirmedInPregnancy',
  lactating: 'client.confirmedWhileBreastfeeding',
  minor: 'client.confirmedByMinor',
} as const;

interface StateFoodsProps {
  foods: readonly EatenConflict[];
  texts?: typeof stateTexts | typeof declaredTexts | typeof confirmedTexts;
}

/** The foods of a meal that are not eaten in pregnancy, while breastfeeding or by minors, in one line without an alert. */
function StateFoods({ foods, texts = stateTexts }: StateFoodsProps) {
  const { t, inLanguage } = useMealTexts();
  const { language } = useLanguage();
  if (foods.length === 0) return null;
  const names = foods.map(({ name, name_en }) => inLanguage(name, name_en));
  const states = foods.flatMap(({ reasons }) => reasons.flatMap((one) => (one.kind === 'state' ? one.state : [])));
  const state = (['pregnant', 'lactating', 'minor'] as const).find((one) => states.includes(one)) ?? 'lactating';
  return <p className={classes['quiet']}>{t(texts[state], { foods: new Intl.ListFormat(language).format(names) })}</p>;
}

/** A food that was or may have been eaten against the dietary profile, or that a note names, with every reason. */
function Conflict({
  food,
  category,
  reasons,
  isConfirmed,
  isPlanned,
}: Pick<EatenConflict, 'category' | 'reasons' | 'isConfirmed' | 'isPlanned'> & { food: string }) {
  const { t } = useMealTexts();
  const textsOf = useConflictTexts(category);
  const texts = [
    ...textsOf(reasons),
    ...(isConfirmed ? [t('client.confirmed')] : []),
    ...(isPlanned ? [t('client.onlyPlanned')] : []),
  ];
  return (
    <p className={classes['conflict']} style={{ color: `light-dark(${light.text}, ${dark.text})` }}>
      <IconAlertOctagon size={16} aria-hidden="true" />
      <span>{`${food} – ${texts.join('. ')}`}</span>
    </p>
  );
}
