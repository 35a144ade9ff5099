import type { Alternative, MacroName, UsedAliment } from '#areas/aliments/contract.ts';
import { countedMeasure, halvesText } from '#areas/aliments/rules/measure-text.ts';
import { macroText } from '#areas/aliments/rules/total-text.ts';
import { quantityText } from '#areas/aliments/rules/quantity-text.ts';
import { nameIn } from '#areas/aliments/rules/names.ts';
import { shortConflictText } from '#areas/dietary-profiles/rules/conflict-text.ts';
import type { Conflict } from '#areas/dietary-profiles/contract.ts';
import { isAgainst, isWarning, levelOf, worstOf } from '#areas/dietary-profiles/rules/conflicts.ts';
import { eatenPortionsText } from '#areas/recipes/rules/eaten-portions-text.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import type { PdfContext } from '#shell/server/pdf/compose.ts';
import { withBreakOpportunities } from '#shell/server/pdf/format.ts';
import type { Meal, MealComponent } from '../../contract.ts';
import type { FoodConflict, NoteConflict, UncheckedText } from '../../contract/assigned.ts';
import { conflictsNamedIn } from '../../rules/note-conflicts.ts';
import type { ShoppingLine } from '../../rules/shopping-lines.ts';

/** Words of names that say raw or cooked, in both languages. */
const formWords = /\b(crud|cott|raw|cooked|boiled|baked|grilled)/i;

type Numbers = Record<MacroName, number | null> & { incomplete: readonly MacroName[] };
type Food = Pick<Alternative, 'aliment' | 'quantity' | 'portion' | 'custom_name' | 'custom_name_en'>;

/** A food as it is printed. */
export interface FoodText {
  quantity: string;
  name: string;
  /** Whether the grams are raw or cooked ones; empty when the name says it. */
  form: string;
  /** What the client is warned of, in short; empty without a warning. The box above the meals has the reasons. */
  mark: string;
  /** That a professional confirmed the food, of which there is no warning; otherwise empty. */
  confirmed: string;
}

interface MealPlanTextOptions extends ShownNumbers {
  /** Foods of which the client is warned. */
  conflicts: readonly FoodConflict[];
  /** Foods that a professional confirmed. */
  confirmed: readonly FoodConflict[];
  /** Food without ingredients that is not checked. */
  unchecked: readonly UncheckedText[];
  /** What texts for the client name. */
  noteConflicts: readonly NoteConflict[];
}

/** Which numbers are printed: the energy, and the macronutrients. */
export interface ShownNumbers {
  showsCalories: boolean;
  showsMacros: boolean;
}

export type MealPlanTexts = ReturnType<typeof mealPlanTexts>;

/** Texts of meals, foods and totals in the language of the document. */
export function mealPlanTexts(context: PdfContext, options: MealPlanTextOptions) {
  const { showsCalories, showsMacros, conflicts } = options;
  const { t, format, language } = context;
  const marks = new Map(conflicts.map((conflict) => [conflict.alimentId, markText(conflict, context)]));
  const confirmedFoods = new Set(options.confirmed.map(({ alimentId }) => alimentId));
  const noteMark = noteMarksIn(context, options);
  const inLanguage = (text: string, text_en: string) =>
    withBreakOpportunities(nameIn(language, { name: text, name_en: text_en }).trim());
  const measureText = (label: { label: string; label_en: string }, count: number) =>
    `${format.number(count)} ${countedMeasure(label, count, language)}`;
  const toTaste = t('aliments:toTaste');
  const knownGrams = new Map<number, string>();
  /** The same few quantities are printed hundreds of times. */
  const gramsText = (grams: number) => {
    const text = knownGrams.get(grams) ?? t('meal-plans:pdf.sheet.grams', { value: format.number(rounded(grams)) });
    knownGrams.set(grams, text);
    return text;
  };
  const formText = ({ name, name_en, form }: Pick<UsedAliment, 'name' | 'name_en' | 'form'>) =>
    form === 'as_sold' || formWords.test(nameIn(language, { name, name_en })) ? '' : t(`meal-plans:pdf.forms.${form}`);
  const amount = (totals: Numbers, name: MacroName) =>
    macroText(totals, name, (value) => format.number(roundedTo(name === 'calories' ? 0 : 1, value)));
  const macros = (totals: Numbers) =>
    (['protein_tot', 'carbs_tot', 'lipids_tot'] as const).map(
      // No-break spaces keep the letter beside its number.
      (name) => `${t(`meal-plans:macroLetters.${name}`)}\u00A0${amount(totals, name)}`,
    );

  const piecesText = (pieces: NonNullable<ShoppingLine['pieces']>) => {
    const counted = `${halvesText(pieces.count)} ${countedMeasure(pieces, pieces.count, language)}`;
    return pieces.isExact ? counted : t('meal-plans:pdf.sheet.pieces', { pieces: counted });
  };

  return {
    inLanguage,
    titleOf: ({ meal_title, meal_title_en, meal_type }: Pick<Meal, 'meal_title' | 'meal_title_en' | 'meal_type'>) =>
      inLanguage(meal_title, meal_title_en) || t(`meal-plans:mealTypes.${meal_type}`),
    noteMark,
    /** How much of a recipe a meal has; empty when it is not known. */
    eatenPortionsText: (recipe: NonNullable<MealComponent['recipe']>, ingredients: MealComponent['components']) =>
      eatenPortionsText(recipe, ingredients, { t, number: (value) => format.number(roundedTo(2, value)) }),
    foodText: ({ aliment, quantity, portion, custom_name, custom_name_en }: Food): FoodText => ({
      quantity: quantityText(
        { quantity, portion },
        { toTaste, gramsText, measureText: (measure) => measureText(measure, measure.count) },
      ),
      name: inLanguage(custom_name, custom_name_en) || inLanguage(aliment.name, aliment.name_en),
      form: formText(aliment),
      mark: marks.get(aliment.id) ?? noteMark([custom_name, custom_name_en]),
      confirmed: confirmedFoods.has(aliment.id) ? t('meal-plans:pdf.sheet.confirmed') : '',
    }),
    /** `1.850 kcal`, then `P 92,5 · C 210 · G 60`, without what is hidden. */
    totalsTexts: (totals: Numbers): string[] => [
      ...(showsCalories ? [t('meal-plans:kcal', { calories: amount(totals, 'calories') })] : []),
      ...(showsMacros ? [macros(totals).join(' · ')] : []),
    ],
    shoppingText: ({ aliment, grams, pieces }: ShoppingLine) => ({
      name: inLanguage(aliment.name, aliment.name_en),
      form: formText(aliment),
      amount:
        grams >= 1000
          ? t('meal-plans:pdf.sheet.kilograms', { value: format.number(roundedTo(2, grams / 1000)) })
          : quantityText({ quantity: grams, portion: null }, { toTaste, gramsText, measureText: () => '' }),
      pieces: pieces ? piecesText(pieces) : '',
      mark: marks.get(aliment.id) ?? '',
    }),
  };
}

/** The mark of texts that name what the client is warned of, or food that is not checked; empty without a warning. */
function noteMarksIn(
  context: PdfContext,
  { noteConflicts, unchecked }: Pick<MealPlanTextOptions, 'noteConflicts' | 'unchecked'>,
) {
  const keyOf = (text: string, text_en: string) => `${text}\n${text_en}`;
  const keys = new Set(unchecked.map(({ text, text_en }) => keyOf(text, text_en)));
  return (...texts: (readonly [text: string, text_en: string])[]): string => {
    const read = texts.map(([name, name_en]) => nameIn(context.language, { name, name_en })).join('\n');
    const isUnchecked = texts.some((one) => keys.has(keyOf(...one)));
    return (
      noteMarkText(conflictsNamedIn(read, noteConflicts), context) ||
      (isUnchecked ? context.t('meal-plans:unchecked.mark') : '')
    );
  };
}

/** The mark of what texts name: the worst level with all its reasons. */
function noteMarkText(conflicts: readonly NoteConflict[], context: PdfContext): string {
  const [first] = conflicts;
  const reasons = conflicts.flatMap((one) => one.reasons);
  const worst = worstOf(reasons);
  if (!first || !worst) return '';
  const conflict = {
    level: levelOf(worst),
    category: first.category,
    reasons: distinctOf(reasons),
    isExplained: false,
  };
  return markText(conflict, context);
}

function distinctOf(reasons: readonly Conflict[]): Conflict[] {
  return [...new Map(reasons.map((one) => [JSON.stringify(one), one])).values()];
}

/** The reasons that a note or a confirmation explains, and those that are still to be checked. */
export function reasonsByNote({
  reasons,
  isExplained,
  isNoted,
}: Pick<FoodConflict, 'reasons' | 'isExplained' | 'isNoted'>) {
  if (isExplained) return { explained: reasons, open: [] };
  return isNoted
    ? { explained: reasons.filter(isAgainst), open: reasons.filter((one) => !isAgainst(one)) }
    : { explained: [], open: reasons };
}

/** The level of what is left to check, in the box above the meals, whose line has the reasons; empty where the line says that it was planned. */
export function levelText(conflict: FoodConflict, { t }: Pick<PdfContext, 't'>): string {
  const worst = worstOf(reasonsByNote(conflict).open);
  return worst ? t(`dietary-profiles:conflicts.levels.${levelOf(worst)}`) : '';
}

/**
 * `Da evitare: Latte`, or of what the food was planned in spite: `Latte: previsto così`, with the level of what is left to check. The box
 * above the meals has all reasons.
 */
function markText(
  conflict: Pick<FoodConflict, 'level' | 'category' | 'reasons' | 'isExplained' | 'isNoted'>,
  { t }: Pick<PdfContext, 't'>,
): string {
  const { category, isNoted } = conflict;
  const translate = (key: string, values?: Record<string, string>) => t(key, { ...values });
  const { explained, open } = reasonsByNote(conflict);
  const planned =
    explained.length > 0
      ? t('meal-plans:pdf.sheet.plannedAbove', {
          reasons: shortConflictText(explained.filter(isWarning), category, translate),
        })
      : '';
  const worst = worstOf(open);
  if (!worst) return planned;
  const level = isNoted ? levelOf(worst) : conflict.level;
  const levelText = t(`dietary-profiles:conflicts.levels.${level}`);
  const allergens = open.filter((one) => one.kind === 'allergen' && levelOf(one) === level);
  const left =
    allergens.length === 0
      ? levelText
      : t('meal-plans:pdf.sheet.mark', {
          level: levelText,
          reasons: shortConflictText(allergens, category, translate),
        });
  return [planned, left].filter(Boolean).join('. ');
}

/** Grams as screens show them: whole, with one decimal below 10. */
function rounded(grams: number): number {
  return roundedTo(grams < 10 ? 1 : 0, grams);
}
