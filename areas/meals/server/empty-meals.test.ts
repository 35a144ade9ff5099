import { expect, test } from 'vitest';
import { trainingRoutes } from '#areas/completed-workouts/contract/training.ts';
import { mealRoutes } from '../contract.ts';
import { openDietStudio } from './testing/diet-studio.ts';

test('meals that were left empty are shown to nobody; free and described meals stay, also on Today', async () => {
  const { server, studio, clientId } = await openDietStudio(({ days }) => ({
    days: days.map((day) => ({
      ...day,
      meals: day.meals.map((meal, index) => ({
        ...meal,
        free_meal: index === 2,
        meal_description: index === 4 ? 'Un frutto a scelta' : '',
      })),
    })),
  }));

  const own = (await server.ask(mealRoutes.days.own, {}, studio.client)).data.diet;
  const ofCoach = (await server.ask(mealRoutes.days.client, { clientId }, studio.admin)).data.diet;

  for (const { days } of [own, ofCoach])
    expect(days[0]?.day?.meals.map(({ meal_type }) => meal_type)).toEqual(['breakfast', 'lunch', 'dinner']);
  await server.owner.query('delete from programs where client_id = $1', [clientId]);
  const sentAt = new Date().toISOString();
  const [, lunch] = own.days[0]?.day?.meals ?? [];
  const report = {
    date: own.today,
    publishedId: own.days[0]?.publishedId ?? '',
    mealId: lunch?.id ?? '',
    state: 'skipped' as const,
    loggedAt: sentAt,
  };
  await server.ask(mealRoutes.sync.own, { sentAt, meals: [report] }, studio.client);
  const { today } = (await server.ask(trainingRoutes.today, {}, studio.client)).data;
  expect(today.otherCare?.meals?.map(({ title }) => title)).toEqual(['Colazione', 'Pranzo', 'Cena']);
  expect(today.otherCare?.meals?.map(({ report }) => report)).toEqual([null, { label: 'Saltato', tone: 'soon' }, null]);
});
