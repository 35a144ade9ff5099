/**
 * Fields of the anamnesis by section, as in the practice of Italian dietitians. A field is stored by its code; its name is a
 * text.
 */
export const anamnesisSections = {
  goals: ['goal', 'desired_weight', 'deadline', 'motivation', 'referred_by'],
  physiology: [
    'bowel',
    'urination',
    'menstrual_cycle',
    'pregnancies',
    'sleep',
    'smoking',
    'alcohol',
    'coffee',
    'water',
  ],
  pathology: [
    'past_conditions',
    'surgery',
    'present_symptoms',
    'digestion',
    'thyroid',
    'blood_sugar',
    'blood_pressure',
  ],
  family: ['family_history'],
  medicines: ['medicines', 'supplements'],
  exclusions: ['allergies', 'intolerances', 'exclusions'],
  weight_history: ['usual_weight', 'lowest_weight', 'highest_weight', 'weight_changes', 'previous_diets'],
  behaviour: ['emotional_hunger', 'who_cooks', 'where_eats', 'meal_times', 'eating_out'],
  activity: ['work', 'sport', 'steps', 'injuries'],
  diet: ['recall_24h', 'food_frequency'],
  exams: ['exams'],
} as const satisfies Record<string, readonly string[]>;

/** Fields about illnesses, symptoms and medication. */
export const healthFields: readonly string[] = [
  'past_conditions',
  'present_symptoms',
  'digestion',
  'medicines',
  'supplements',
] satisfies BuiltInField[];

export type BuiltInSection = keyof typeof anamnesisSections;
export type BuiltInField = (typeof anamnesisSections)[BuiltInSection][number];

export function isBuiltInSection(id: string): id is BuiltInSection {
  return Object.hasOwn(anamnesisSections, id);
}

export function isBuiltInField(id: string): id is BuiltInField {
  return Object.values(anamnesisSections).some((fields: readonly string[]) => fields.includes(id));
}
