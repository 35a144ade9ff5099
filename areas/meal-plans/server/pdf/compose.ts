import { statementName } from '#areas/dietary-profiles/rules/statement-name.ts';
import { agreedText, conflictTexts, unknownText } from '#areas/dietary-profiles/rules/conflict-text.ts';
import type { NamedStatement } from '#areas/dietary-profiles/contract/named-statement.ts';
import { levelOf, unknownsAmong, worstOf } from '#areas/dietary-profiles/rules/conflicts.ts';
import type { ComposedPdf, PdfComposer, PdfContext } from '#shell/server/pdf/compose.ts';
import { withBreakOpportunities } from '#shell/server/pdf/format.ts';
import { macroNames } from '#areas/aliments/contract.ts';
import type { FoodConflict, NoteConflict, UncheckedText } from '../../contract/assigned.ts';
import type { MealPlan } from '../../contract.ts';
import type { MealPlanContent } from '../../contract/document.ts';
import type { MealPlanPdfOptions } from '../../contract/pdf.ts';
import type { Qualification } from '../../contract/qualification.ts';
import { isEmptyMeal } from '../../rules/content.ts';
import { endsOn as lastDateOf } from '../../rules/schedule.ts';
import { conflictsNamedIn, conflictsReadIn } from '../../rules/note-conflicts.ts';
import { resolvedMealPlan } from '../../rules/stored.ts';
import { daysLeftOut, incompleteReasons } from '../../rules/totals.ts';
import { recipesData } from './recipes.ts';
import { shoppingData } from './shopping.ts';
import { levelText, type MealPlanTexts, mealPlanTexts, reasonsByNote, type ShownNumbers } from './texts.ts';
import { dayTitle, weekData, weekPages } from './weeks.ts';

export interface MealPlanPdfInput extends ShownNumbers {
  content: MealPlanContent;
  clientName: string | null;
  /** Note of the professional to the client, and note of the settings to all clients. */
  note: string;
  settingsNote: string;
  startsOn: string | null;
  endsOn: string | null;
  /** Number and instant of the published version; null for a meal plan that is not published. */
  number: number | null;
  publishedAt: string | null;
  /** Whether it is the content of a copy as it is saved, which its client does not follow yet. */
  isUnpublished: boolean;
  authorName: string | null;
  qualification: Qualification | null;
  heading: string;
  /** Foods of which the client is warned. */
  conflicts: FoodConflict[];
  /** Foods without a warning of which it is not known whether they suit the diet of the client. */
  unknown: FoodConflict[];
  /** Foods of which the client is not warned, because a professional confirmed them, with the reasons of which they would be. */
  confirmed: FoodConflict[];
  /** Food without ingredients, which is not checked for the allergies of the client. */
  unchecked: UncheckedText[];
  /** The undecided declarations of the client, which are checked against foods, too. Null without any, empty when none is recognised. */
  declared: readonly NamedStatement[] | null;
  /** What notes name against the profile of the client. */
  noteConflicts: NoteConflict[];
  options: MealPlanPdfOptions;
}

/** Formats the texts and numbers of a meal plan for printing; `meal-plan.typ` lays them out. */
export const compose: PdfComposer<MealPlanPdfInput> = (input, context): ComposedPdf => {
  const mealPlan = withoutEmptyMeals(resolvedMealPlan(input.content));
  const texts = mealPlanTexts(context, input);
  const { options, startsOn } = input;
  const pages = weekPages(mealPlan);
  const weeks = pages.map((page) =>
    weekData(page, { ...context, ...input, mealPlan, texts, startsOn, notes: options.notes }),
  );
  return {
    template: new URL('./meal-plan.typ', import.meta.url),
    data: {
      ...titleBlock(input, mealPlan, { ...context, texts }),
      warnings: [
        ...declaredLinesOf(input, context),
        ...warningsOf(input, context),
        ...confirmedLinesOf(input, texts, context),
        ...noteWarningsOf(input, context),
        ...uncheckedWarningsOf(input, texts, context),
        ...unknownLinesOf(input, texts, context),
      ],
      weeks,
      legend: legendOf(input, mealPlan, context),
      instructions: instructionsOf(input, texts, context),
      recipes: options.recipes ? recipesData(mealPlan, { ...context, texts }) : [],
      shopping: options.shopping ? shoppingData(pages, { ...context, texts }) : [],
      labels: labelsIn(context),
    },
  };
};

/** Clients do not see the meals that were left empty, so they are not printed. */
function withoutEmptyMeals(mealPlan: MealPlan): MealPlan {
  const days = mealPlan.days.map((day) => ({ ...day, meals: day.meals.filter((meal) => !isEmptyMeal(meal)) }));
  return { ...mealPlan, days };
}

function titleBlock(input: MealPlanPdfInput, mealPlan: MealPlan, context: PdfContext & { texts: MealPlanTexts }) {
  const { t, format, texts } = context;
  const { startsOn, number, publishedAt, isUnpublished } = input;
  const client = input.clientName && withBreakOpportunities(input.clientName);
  const endsOn = startsOn === null ? null : (input.endsOn ?? lastDateOf(startsOn, mealPlan.duration));
  const dates = startsOn && endsOn && startsOn <= endsOn ? format.range(startsOn, endsOn) : null;
  const average = texts.totalsTexts(mealPlan).join(' · ');
  const leftOut = leftOutText(mealPlan, context);
  const subtitle = [
    average && t(`meal-plans:pdf.sheet.${leftOut ? 'averageWithout' : 'average'}`, { totals: average, leftOut }),
    mealPlan.waterMl && t('meal-plans:pdf.sheet.water', { litres: format.number(mealPlan.waterMl / 1000) }),
  ];
  const version =
    number !== null && publishedAt !== null
      ? t('meal-plans:pdf.sheet.version', { number, date: format.date(publishedAt.slice(0, 10)) })
      : mealPlan.isDraft && t('meal-plans:draft');
  const unpublished = isUnpublished && t('meal-plans:pdf.sheet.unpublished');
  return {
    title: withBreakOpportunities(mealPlan.title),
    client: client && t('meal-plans:pdf.sheet.for', { name: client }),
    dates,
    subtitle: subtitle.filter(Boolean).join(' · '),
    heading: withBreakOpportunities(input.heading.trim()),
    professional: professionalText(input, { t }),
    footer: [client, dates, version, unpublished].filter(Boolean).join(' · '),
  };
}

/** The days that the average leaves out: `Sabato e Domenica (pasto libero)`; empty for none. */
function leftOutText(mealPlan: MealPlan, context: PdfContext): string {
  const list = new Intl.ListFormat(context.language);
  const texts = daysLeftOut(mealPlan).map(({ reason, days, isNamed }) => {
    const titles = days.map(({ day, number }) => dayTitle(day, number, context));
    return context.t(`meal-plans:leftOut.${reason}`, {
      days: isNamed ? list.format(titles) : context.t('meal-plans:leftOut.days', { count: days.length }),
    });
  });
  return texts.join(', ');
}

/** Formats `Elena Neri, dietista, Ordine TSRM e PSTRP di Milano n. 1234`; empty without a registered qualification. */
function professionalText({ authorName, qualification }: MealPlanPdfInput, { t }: Pick<PdfContext, 't'>): string {
  if (!qualification) return '';
  const { profession, register, number } = qualification;
  const title = t(`meal-plans:qualification.professions.${profession}`);
  const registered = t('meal-plans:pdf.sheet.registered', { register, number });
  return withBreakOpportunities([authorName, title, registered].filter(Boolean).join(', '));
}

/** The sentence about undecided declarations: `Hai indicato: crostacei. Chi ti segue non l’ha ancora confermato: …`. */
function declaredLinesOf({ declared }: MealPlanPdfInput, { t }: PdfContext): { mark: string; text: string }[] {
  if (declared === null) return [];
  const names = declared.map((one) => statementName(one, (key) => t(key)).toLowerCase()).join(', ');
  const text =
    names === '' ? t('meal-plans:pdf.sheet.declaredUnchecked') : t('meal-plans:pdf.sheet.declared', { names });
  return [{ mark: '', text: withBreakOpportunities(text) }];
}

/**
 * One line for each food of which the client is warned: `Pasta di semola – Contiene: Glutine (allergia)`. The note that
 * explains it is for professionals; the client reads that it was planned like this.
 */
function warningsOf({ conflicts }: MealPlanPdfInput, context: PdfContext): { mark: string; text: string }[] {
  const { t, language } = context;
  const translate = (key: string, values?: Record<string, string>) => t(key, { ...values });
  return conflicts.map((conflict) => {
    const { name, name_en, category } = conflict;
    const food = language === 'en' ? name_en || name : name || name_en;
    const { explained, open } = reasonsByNote(conflict);
    const [explainedTexts, openTexts] = [explained, open].map((some) =>
      conflictTexts(some, category, translate).join('; '),
    );
    const agreed = explained.length > 0 ? `${explainedTexts}. ${agreedText(explained, translate)}` : '';
    const text = withBreakOpportunities(`${food} – ${[agreed, openTexts].filter(Boolean).join(' ')}`);
    return { mark: levelText(conflict, context), text };
  });
}

/** The same for confirmed foods, without a level: `Salmone affumicato – In gravidanza: alimento animale crudo … Previsto così da chi ti segue`. */
function confirmedLinesOf({ confirmed }: MealPlanPdfInput, texts: MealPlanTexts, { t }: PdfContext) {
  const translate = (key: string, values?: Record<string, string>) => t(key, { ...values });
  return confirmed.map(({ name, name_en, reasons }) => {
    const food = texts.inLanguage(name, name_en);
    return { mark: '', text: withBreakOpportunities(`${food} – ${agreedText(reasons, translate)}`) };
  });
}

/** The same for what notes name: `«noci 20 g» – Forse contiene: Frutta a guscio (allergia)`. */
function noteWarningsOf(
  { content, noteConflicts, note, settingsNote }: MealPlanPdfInput,
  context: PdfContext,
): { mark: string; text: string }[] {
  const { t, language } = context;
  const translate = (key: string, values?: Record<string, string>) => t(key, { ...values });
  const read = [
    ...conflictsReadIn(language, content, noteConflicts),
    ...conflictsNamedIn(`${note}\n${settingsNote}`, noteConflicts),
  ];
  return [...new Map(read.map((one) => [one.text, one])).values()].map(({ text, category, reasons }) => {
    const quoted = t('meal-plans:notes.text', { text });
    const level = worstOf(reasons);
    return {
      mark: level ? t(`dietary-profiles:conflicts.levels.${levelOf(level)}`) : '',
      text: withBreakOpportunities(`${quoted} – ${conflictTexts(reasons, category, translate).join('; ')}`),
    };
  });
}

/** The same for food without ingredients: `«Torta della nonna» – Non controllato per allergie e intolleranze: senza ingredienti`. */
function uncheckedWarningsOf({ unchecked }: MealPlanPdfInput, texts: MealPlanTexts, { t }: PdfContext) {
  return unchecked.map(({ text, text_en }) => {
    const quoted = t('meal-plans:notes.text', { text: texts.inLanguage(text, text_en) });
    return { mark: '', text: `${quoted} – ${t('meal-plans:pdf.sheet.unchecked')}` };
  });
}

/** One line for each thing that is not known, with its foods: `Panna cotta, Vino rosso – Non si sa se è vegetariano. Leggi l’etichetta …`. */
function unknownLinesOf({ unknown }: MealPlanPdfInput, texts: MealPlanTexts, { t }: PdfContext) {
  const translate = (key: string, values?: Record<string, string>) => t(key, { ...values });
  const byText = Map.groupBy(unknown, ({ reasons, category }) =>
    unknownText(unknownsAmong(reasons), category, translate),
  );
  return [...byText].map(([text, foods]) => {
    const names = foods.map(({ name, name_en }) => texts.inLanguage(name, name_en)).join(', ');
    return { mark: '', text: withBreakOpportunities(`${names} – ${text}`) };
  });
}

/** Explains the letters of the macronutrients and the sign of totals with unknown values. */
function legendOf({ showsCalories, showsMacros }: MealPlanPdfInput, { days }: MealPlan, { t }: PdfContext): string {
  const shown = macroNames.filter((name) => (name === 'calories' ? showsCalories : showsMacros));
  const [reason, ...others] = shown.length > 0 ? incompleteReasons(days, shown) : [];
  const parts = [
    showsMacros && t('meal-plans:pdf.sheet.legend'),
    reason && t(`meal-plans:pdf.sheet.incomplete.${others.length > 0 ? 'both' : reason}`),
  ];
  return parts.filter(Boolean).join(' ');
}

function instructionsOf(
  { options, note, settingsNote, content }: MealPlanPdfInput,
  texts: MealPlanTexts,
  { t }: PdfContext,
): { heading: string; text: string; mark: string }[] {
  if (!options.notes) return [];
  return [
    {
      heading: t('meal-plans:pdf.sheet.description'),
      text: texts.inLanguage(content.description, content.description_en),
      mark: texts.noteMark([content.description, content.description_en]),
    },
    {
      heading: t('meal-plans:pdf.sheet.note'),
      text: withBreakOpportunities(note.trim()),
      mark: texts.noteMark([note, note]),
    },
    {
      heading: '',
      text: withBreakOpportunities(settingsNote.trim()),
      mark: texts.noteMark([settingsNote, settingsNote]),
    },
  ].filter(({ text }) => text !== '');
}

function labelsIn({ t }: PdfContext): Record<string, string> {
  const names = ['meal', 'free', 'or', 'total', 'targetRow', 'recipes', 'shopping', 'warnings', 'marks'];
  return Object.fromEntries(names.map((name) => [name, t(`meal-plans:pdf.sheet.${name}`)]));
}
