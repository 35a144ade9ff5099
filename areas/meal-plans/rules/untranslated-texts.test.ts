import { expect, test } from 'vitest';
import { exampleMealPlan } from '../example.ts';
import { countUntranslated } from './untranslated-texts.ts';

const none = { description: '', description_en: '' };

test('texts in one language only are counted for who reads the other; translated ones and those without text are not', () => {
  const [day] = exampleMealPlan.days;
  const [meal] = day?.meals ?? [];
  if (!day || !meal) throw new Error('exampleMealPlan: no meal');
  const line = { ...meal.mealComponents[0], line: 'Un bicchiere di acqua', line_en: '' };
  const meals = [
    {
      ...meal,
      meal_title: 'Dopo scuola',
      meal_title_en: 'After school',
      meal_description: 'Con calma',
      meal_description_en: '',
    },
    { ...meal, meal_title: '', meal_title_en: '', meal_description: '', meal_description_en: '', free_meal: true },
  ].map((one) => ({ ...one, mealComponents: [line, { ...line, line_en: 'Half a glass' }, { ...line, line: '' }] }));
  const mealPlan = { description: ' ', description_en: 'As agreed', days: [{ ...day, ...none, meals }] };

  expect(countUntranslated(mealPlan, 'en')).toBe(2);
  expect(countUntranslated(mealPlan, 'it')).toBe(1);
});
