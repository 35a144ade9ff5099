import type { MealPlanOutline } from '#areas/meal-plans/server/public.ts';
import type { DemoRecipes } from './foods.ts';

type Day = MealPlanOutline['days'][number];
type Meal = Day['meals'][number];
type Rows = Meal['foods'];

const oil = { food: 'olio di oliva extravergine', grams: 10 };
const bread = { food: 'pane integrale', grams: 60, or: { food: 'patate con buccia crude', grams: 200 } };
const fruit = { food: 'mele con buccia crude', grams: 150, or: { food: 'pere con buccia crude', grams: 150 } };

const mealOf = (mealType: Meal['type'], foods: Rows): Meal => ({ type: mealType, foods });
const dinner = (...rows: Rows): Meal => mealOf('dinner', [...rows, bread, oil]);

/** A week bound to weekdays, with a free dinner on Saturday. */
function balancedDays(recipes: DemoRecipes): Day[] {
  const milk = { food: 'latte parzialmente scremato', grams: 200 };
  const rusks = mealOf('breakfast', [milk, { food: 'fette biscottate', grams: 40 }, { food: 'confettura', grams: 20 }]);
  const porridge = mealOf('breakfast', [{ recipe: recipes.porridge }]);
  const snack = mealOf('snack', [fruit]);
  const yogurt = mealOf('mid_morning_snack', [{ food: 'yogurt greco 0%', grams: 150 }]);
  const rice = { food: 'riso basmati crudo', grams: 80, or: { food: 'farro crudo', grams: 80 } };
  const pasta = { food: 'pasta di semola cruda', grams: 80, or: { food: 'riso basmati crudo', grams: 80 } };
  const zucchini = { food: 'zucchine crude', grams: 200 };
  const chicken = dinner({ food: 'petto di pollo crudo', grams: 150 }, { food: 'spinaci crudi', grams: 200 });
  const cod = dinner(
    { food: 'merluzzo crudo', grams: 180, or: { food: 'salmone selvatico crudo', grams: 120 } },
    zucchini,
  );
  const eggs = dinner({ food: 'uovo di gallina', grams: 120 }, { food: 'pomodori maturi', grams: 200 });
  const free: Meal = {
    type: 'dinner',
    foods: [],
    isFree: true,
    description: 'Cena libera: scegli con calma, goditela.',
  };
  const lunches: Rows[] = [
    [pasta, zucchini, oil],
    [{ recipe: recipes.chickpeaPasta }],
    [rice, { food: 'lenticchie bollite', grams: 120 }, oil],
    [{ recipe: recipes.farroSalad }],
    [pasta, { food: 'tonno al naturale', grams: 80 }, { food: 'pomodorini ciliegino', grams: 150 }, oil],
    [rice, { food: 'petto di pollo crudo', grams: 120 }, { food: 'carote crude', grams: 150 }, oil],
    [pasta, { food: 'ricotta', grams: 80 }, { food: 'broccoli crudi', grams: 200 }, oil],
  ];
  const dinners = [chicken, cod, eggs, chicken, cod, free, eggs];
  return lunches.map((foods, index) => ({
    name: '',
    weekday: index + 1,
    meals: [index % 2 === 0 ? rusks : porridge, yogurt, mealOf('lunch', foods), snack, dinners[index] ?? chicken],
  }));
}

/** Two days: one for dates with a workout, one for the others. */
function trainingDays(recipes: DemoRecipes): Day[] {
  const breakfast = mealOf('breakfast', [{ recipe: recipes.porridge }, { food: 'yogurt greco 0%', grams: 150 }]);
  const pasta = (grams: number) => ({
    food: 'pasta di semola cruda',
    grams,
    or: { food: 'riso basmati crudo', grams },
  });
  const beef = { food: 'fesa di manzo cruda', grams: 180, or: { food: 'petto di pollo crudo', grams: 200 } };
  const greens = { food: 'broccoli crudi', grams: 200 };
  const potatoes = { food: 'patate con buccia crude', grams: 350 };
  return [
    {
      name: '',
      dayKind: 'training',
      meals: [
        breakfast,
        mealOf('lunch', [pasta(120), { food: 'tonno al naturale', grams: 120 }, greens, oil]),
        mealOf('pre_workout_snack', [
          { food: 'banane crude', grams: 120 },
          { food: 'pane integrale', grams: 60 },
        ]),
        mealOf('dinner', [beef, potatoes, { food: 'lattuga cruda', grams: 80 }, oil]),
      ],
    },
    {
      name: '',
      dayKind: 'rest',
      meals: [
        breakfast,
        mealOf('lunch', [pasta(80), { food: 'ceci in scatola', grams: 150 }, greens, oil]),
        mealOf('snack', [fruit]),
        dinner(beef, { food: 'zucchine crude', grams: 250 }),
      ],
    },
  ];
}

const target = (calories: number, [protein_tot, carbs_tot, lipids_tot]: [number, number, number]) => ({
  calories,
  protein_percent: Math.floor((protein_tot * 400) / calories),
  carbs_percent: Math.floor((carbs_tot * 400) / calories),
  lipids_percent: Math.floor((lipids_tot * 900) / calories),
  ...{ protein_tot, carbs_tot, lipids_tot },
});

/** The templates of meal plans. Their names are typed text, so they have one language. */
export function dietsWith(recipes: DemoRecipes): Record<'balanced' | 'training', MealPlanOutline> {
  return {
    balanced: {
      title: 'Equilibrio, settimana tipo',
      description: 'Bevi durante la giornata e mangia con calma. Le verdure sono libere.',
      duration: 42,
      schedule: 'weekdays',
      targets: { day: target(1500, [90, 186, 44]), training: null, rest: null },
      days: balancedDays(recipes),
    },
    training: {
      title: 'Forza, allenamento e riposo',
      description: 'Nei giorni di allenamento mangia lo spuntino un’ora prima.',
      duration: 56,
      schedule: 'training',
      targets: { day: null, training: target(2200, [150, 265, 60]), rest: target(1900, [140, 200, 60]) },
      days: trainingDays(recipes),
    },
  };
}
