import type { PersonalData } from '#areas/personal-data/server/public.ts';
import { limits } from '../contract.ts';
import { addDays, daysBetween } from '#shell/common/dates.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { readDiet } from './operations/diet.ts';
import { readPicture } from './operations/pictures.ts';
import { findNextDayWithMeals } from './store/next-day-with-meals.ts';

/** Pages are numbered by the days since then. */
const firstDay = '1970-01-01';

/** The days of a client with the meals of their meal plan and what they reported, two weeks in each record. */
export const mealPersonalData: PersonalData = {
  name: 'meal-diary',
  async readPage(scope, subject, page) {
    const from = await findNextDayWithMeals(scope, { clientId: subject.clientId, from: addDays(firstDay, page) });
    if (!from) return { records: [], nextPage: 0 };
    const { diet } = await readDiet(scope, subject, { from, days: limits.days });
    const { plans, days, entries, drinks, shopping, ticks } = diet;
    return {
      records: [{ from, plans, days, entries, drinks, ...(page === 1 && { shopping, ticks }) }],
      files: entries.flatMap(({ id: entryId, date, pictures }) =>
        pictures.map(({ id: pictureId }) => ({
          path: `meals/${date} ${pictureId}.webp`,
          photo: 'other' as const,
          open: (reader: Scope) => readPicture(reader, subject, { entryId, pictureId, size: 'full' }),
        })),
      ),
      nextPage: daysBetween(firstDay, from) + limits.days,
    };
  },
};
