import { expect, test } from 'vitest';
import { allergens, diets } from '#areas/aliments/contract/taxonomy.ts';
import { newId } from '#shell/common/ids.ts';
import { declarationExample } from '../example.ts';
import { withoutStatesOf } from './safety-part.ts';
import { wordsOfDeclaration } from './unrecognised.ts';
import { statementsNamedIn } from './unstated.ts';
import { wordsOfStatements } from './statement-words.ts';

const readable = (question: string, text: string) =>
  withoutStatesOf({ ...declarationExample, questionId: newId(), question, text });
const namesOf = (named: ReturnType<typeof statementsNamedIn>) =>
  named.map((one) => {
    if (one.kind === 'allergy') return [one.allergen, one.severity ?? 'allergy'].join(' ');
    return one.kind === 'diet' ? one.diet : one.state;
  });

test.each([
  ['', 'sono incinta di 20 settimane, il parto è previsto a marzo, allergia alle arachidi', ['peanuts allergy']],
  ['', 'sono incinta e allergica alle arachidi', ['peanuts allergy']],
  ['Hai allergie o sei in gravidanza?', 'arachidi', ['peanuts allergy']],
  ['Hai allergie?', 'Il parto è previsto a marzo, arachidi', ['peanuts allergy']],
  ['Hai allergie?', 'Arachidi, ho nausea e sono al quinto mese', ['peanuts allergy']],
  ['Hai allergie o sei in gravidanza?', 'Sì, al quinto mese', []],
  ['Sei in gravidanza?', 'Sì, e sono celiaca', ['gluten_free']],
  ['Sei in gravidanza?', '', []],
  ['Come va?', 'Allatto e sono vegana', ['vegan']],
  ['How are you?', 'I am pregnant and allergic to peanuts', ['peanuts allergy']],
  ['Hai intolleranze o sei in gravidanza?', 'Il latte mi gonfia', ['milk intolerance']],
])('of “%s” with “%s” who may not read states reads only %j', (question, text, names) => {
  const left = readable(question, text);

  expect(left.flatMap((one) => namesOf(statementsNamedIn(wordsOfDeclaration(one))))).toEqual(names);
  expect(JSON.stringify(left)).not.toMatch(/incinta|gravid|parto|marzo|allatt|mese|settiman|pregnan/i);
});

test('an answer without a word for a state is read as it was written', () => {
  expect(readable('Hai allergie?', 'Noci, da bambina')).toMatchObject([{ text: 'Noci, da bambina' }]);
});

test.each(['it', 'en'] as const)('what is named in %s is read as the same statements', (language) => {
  const statements = [
    ...allergens.map((allergen) => ({ kind: 'allergy', allergen }) as const),
    ...allergens.map((allergen) => ({ kind: 'allergy', allergen, severity: 'intolerance' }) as const),
    ...diets.map((diet) => ({ kind: 'diet', diet }) as const),
  ];
  for (const one of statements) {
    const read = namesOf(statementsNamedIn(wordsOfStatements([one], [], language)));
    expect(read.filter((name) => name !== 'gluten_free' || one.kind === 'diet')).toEqual(namesOf([one]));
  }
});

test.each([
  ['Allergie o gravidanza?', 'kiwi', 'Allergia: kiwi'],
  ['Allergie o gravidanza?', 'Kiwi e fragole, sono al quinto mese', 'Allergia: kiwi, fragole'],
  ['Allergie o gravidanza?', 'Al kiwi e alle noci', 'Allergia: frutta a guscio, kiwi'],
  ['Intolleranze o gravidanza?', 'nichel', 'A basso contenuto di nichel'],
  ['Sei incinta, o ci sono cibi che non mangi?', 'le melanzane', 'melanzane'],
  ['Allergies or pregnancy?', 'Kiwi', 'Allergy: kiwi'],
  ['Allergie o gravidanza?', 'allergica al kiwi', 'Allergia: kiwi'],
  ['Allergie o gravidanza?', 'Nessuna, mangio kiwi ogni giorno', ''],
  ['Allergie o gravidanza?', 'Sì, gemelli', ''],
  ['Allergie o gravidanza?', 'Forse', ''],
  ['Allergie o gravidanza?', '20 settimane', ''],
  ['Sei in gravidanza?', 'Sì, mangio kiwi', ''],
])('of “%s” with the bare answer “%s” who may not read pregnancies reads “%s”', (question, text, shown) => {
  const left = readable(question, text);

  expect(left.map((one) => one.text).join()).toBe(shown);
  expect(left.map((one) => one.question).join()).toBe('');
});

test.each([
  ['sono incinta e allergica al kiwi', 'Allergia: kiwi'],
  ["incinta, allergica all'ananas e intollerante al lattosio", 'Allergia: ananas. Senza lattosio'],
  ['sono incinta e allergica alle arachidi e al kiwi', 'Allergia: arachidi'],
  ['I am pregnant and allergic to kiwi', 'Allergy: kiwi'],
  ['sono incinta, non sono allergica al kiwi', ''],
  ['sono incinta e allergica al parto cesareo', ''],
])('of “%s” who may not read pregnancies reads “%s”', (text, shown) => {
  expect(
    readable('', text)
      .map((one) => one.text)
      .join(),
  ).toBe(shown);
});
