import { expect, test } from 'vitest';
import { readTexts } from '../testing/texts.ts';

const mealTypes = [
  'breakfast',
  'brunch',
  'lunch',
  'dinner',
  ...['mid_morning', 'pre_workout', 'post_workout', 'evening'].map((time) => `${time}_snack`),
  'snack',
];

/** Texts that name one thing on several screens, as `namespace:key`. */
const sameLabels: string[][] = [
  ...['running', 'expiring', 'terminated', 'upcoming'].map((state) => [
    `assignments:states.${state}`,
    `home:ofClient.state.${state}`,
    `completed-workouts:programStates.${state}`,
  ]),
  ...mealTypes.map((mealType) => [`meal-plans:mealTypes.${mealType}`, `meals:mealTypes.${mealType}`]),
  ['assignments:states.expiring', 'home:expiring.title'],
  ['completed-workouts:nav.completedWorkouts', 'completed-workouts:list.title', 'home:chart.emptyTitle'],
  ['shell:form.discardDraft', 'shell:imports.startOver'],
  ['clients:form.notSaid', 'exercises:form.unsaid', 'body-composition:sheet.notSaid'],
  ['clients:columns.collaborator', 'clients:filter.collaborator', 'clients:fields.collaboratorId'],
  ['shell:list.deselect', 'programs:selection.clear'],
];

test.each(sameLabels)('%s has the same text on every screen, in both languages', async (...labels) => {
  for (const language of ['it', 'en']) {
    const texts = await Promise.all(labels.map((label) => textOf(label, language)));

    expect(texts).toEqual(texts.map(() => texts[0]));
    expect(texts[0]).toBeTruthy();
  }
});

async function textOf(label: string, language: string): Promise<unknown> {
  const [namespace = '', key = ''] = label.split(':');
  const folder = namespace === 'shell' ? 'shell' : `areas/${namespace}`;
  const namespaceTexts = await readTexts(`/${folder}/texts/${language}.json`);
  return key.split('.').reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], namespaceTexts);
}
