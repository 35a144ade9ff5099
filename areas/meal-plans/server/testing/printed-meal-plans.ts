import { StoredAlternative } from '#areas/aliments/contract.ts';
import { newId } from '#shell/common/ids.ts';
import { readPdf } from '#shell/server/pdf/testing/read-pdf.ts';
import type { MealPlanContent, MealPlanRecord } from '../../contract/document.ts';
import { componentOf, type MealPlans, openMealPlans } from './open-meal-plans.ts';

/** A template with a copy for the client of the studio, who does not tolerate milk, and functions that print them. */
export interface PrintedMealPlans extends MealPlans {
  template: MealPlanRecord;
  copyId: string;
  /** Requests the file of a meal plan, by default as the admin. */
  pdfOf(id: string, query?: Record<string, string>, token?: string): ReturnType<typeof request>;
  /** The text of all pages in one line. */
  textOf(id: string, query?: Record<string, string>, token?: string): Promise<string>;
}

export async function openPrintedMealPlans(): Promise<PrintedMealPlans> {
  const plans = await openMealPlans();
  const template = await createPrinted(plans);
  const clientIds = [plans.studio.ids['clients'] ?? ''];
  const assignment = { clientIds, note: 'Ci vediamo giovedì', conflictNote: 'Nota riservata' };
  const [copyId = ''] = await plans.assign(template.id, assignment);
  const pdfOf: PrintedMealPlans['pdfOf'] = (id, query = {}, token = plans.studio.admin) =>
    request(plans, { url: `/api/mealPlans/${id}/download/pdf`, query, token });
  const textOf: PrintedMealPlans['textOf'] = async (...args) => inOneLine((await pdfOf(...args)).rawPayload);
  return { ...plans, template, copyId, pdfOf, textOf };
}

/** The text of all pages. The PDF breaks lines and has no-break spaces. */
async function inOneLine(file: Buffer): Promise<string> {
  return (await readPdf(file)).pages.join('\n').replace(/\s+/g, ' ');
}

interface FileRequest {
  url: string;
  query: Record<string, string>;
  token: string;
}

export function request({ server }: Pick<MealPlans, 'server'>, { url, query, token }: FileRequest) {
  return server.app.inject({ url, query, headers: { authorization: `Bearer ${token}`, 'accept-language': 'it' } });
}

/** A template of two days: pasta or rice at the first meal, chicken at the second, the second day with a free meal. */
async function createPrinted(plans: MealPlans): Promise<MealPlanRecord> {
  const { pasta, rice, chicken, oil, milk } = plans.food;
  const created = await plans.createFilled([[oil, 10]], [[milk, 200]]);
  const portion = { label: 'cucchiaio', label_en: 'tablespoon', grams: 20, count: 4 };
  const row = (component: ReturnType<typeof componentOf>) => ({
    id: newId(),
    line: '',
    line_en: '',
    lineKind: null,
    recipeId: null,
    components: [component],
  });
  const withRice = () => ({
    ...componentOf(pasta, 80),
    portion,
    alternatives: [{ ...alternativeOf(rice, 75), custom_name: 'Riso di casa' }],
  });
  const content: Partial<MealPlanContent> = {
    title: 'Equilibrato #strong[*]',
    description: 'Bevi spesso',
    waterMl: 2000,
    isDraft: false,
    aliments: [oil, milk, pasta, rice, chicken],
    days: created.days.map((day, index) => ({
      ...day,
      meals: day.meals.map((meal, position) => ({
        ...meal,
        free_meal: index === 1 && position === 4,
        meal_description: position === 0 ? 'Con calma' : '',
        mealComponents: [
          ...meal.mealComponents,
          ...(position === 0 ? [row(withRice())] : []),
          ...(position === 1 ? [row(componentOf(chicken, 150))] : []),
        ],
      })),
    })),
  };
  const saved = await plans.save(created, content);
  if (saved.status !== 200) throw new Error(`createPrinted: ${JSON.stringify(saved)}`);
  return plans.read(created.id);
}

/** Without the fields of a component that an alternative does not have. */
export function alternativeOf(...food: Parameters<typeof componentOf>): StoredAlternative {
  return StoredAlternative.parse(componentOf(...food));
}
