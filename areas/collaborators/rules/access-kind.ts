import type { AccessKind } from '../contract/access-kinds.ts';

const kinds: Readonly<Record<string, AccessKind>> = {
  metrics: 'measurements',
  weights: 'measurements',
  'weights-from-exercise': 'measurements',
  'weights-from-single-values': 'measurements',
  maxima: 'measurements',
  'latest-body': 'measurements',
  'followed-metrics': 'measurements',
  'energy-need': 'measurements',
  progress: 'photos',
  media: 'photos',
  'client-files': 'files',
  'survey-answers': 'surveys',
  'survey-assignments': 'surveys',
  'flagged-answers': 'surveys',
  'flagged-first-answers': 'surveys',
  'first-survey': 'surveys',
  'check-in-tasks': 'surveys',
  visits: 'visits',
  'dietary-profile': 'dietary_profile',
  'dietary-declarations': 'dietary_profile',
  diet: 'meals',
  mealPlans: 'meal_plans',
  macros: 'macros',
  'nutritional-advices': 'advices',
  programs: 'programs',
  'completed-workouts': 'workouts',
  'exercise-history': 'workouts',
  records: 'workouts',
  workouts: 'workouts',
  'trained-exercises': 'workouts',
  'exercise-choices': 'workouts',
  'training-days': 'workouts',
  'training-trend': 'workouts',
  conversation: 'chat',
  conversations: 'chat',
  chats: 'chat',
  'data-export': 'export',
};

/** Which records of a client an endpoint opens: `GET /clients/:clientId/weights` and `GET /visits/:id` alike. */
export function accessKindOf(endpoint: string | undefined): AccessKind {
  const [, first = '', id, second] = (endpoint ?? '').split('/');
  const noun = first === 'clients' && id?.startsWith(':') ? (second ?? '') : first;
  return kinds[noun] ?? 'record';
}
