import { expect, test } from 'vitest';
import { allergyPartsOf } from './allergy-parts.ts';
import { unstatedDeclared } from './declared-profile.ts';
import { emptyProfile } from './empty-profile.ts';
import { withoutStatesOf } from './safety-part.ts';
import { declarationExample } from '../example.ts';

const declaredIn = (message: string, profile = emptyProfile) => {
  const text = allergyPartsOf(message);
  return unstatedDeclared(text ? [{ question: '', text }] : [], { profile, asksStates: true });
};
const kiwi = [{ kind: 'word', word: 'kiwi', isAllergy: true }];

test.each([
  'I’m allergic to kiwi',
  'Btw I get hives when I eat kiwi',
  'Il kiwi mi fa venire l’orticaria',
  'Il kiwi mi fa gonfiare la faccia',
  'Il kiwi mi gonfia le labbra',
  'Quando mangio il kiwi, mi si chiude la gola',
  'Ho scoperto che se mangio kiwi mi prude il palato',
  'mi pizzica la lingua con il kiwi',
  'Con il kiwi mi manca il fiato',
  'my throat closes up when I eat kiwi',
  'When I eat kiwi, my lips swell',
  'Kiwi makes my tongue swell',
  'Kiwi makes my mouth itch',
  'I can’t breathe after eating kiwi',
  'Ciao Helen, dopo il kiwi mi si sono gonfiati gli occhi, a domani',
  'Dopo un kiwi ho avuto uno shock anafilattico',
  'il kiwi mi fa venire le bolle',
  'Il kiwi mi fa venire i puntini',
  'il kiwi mi fa venire dei puntini rossi',
  'Il kiwi mi fa venire il prurito',
  'Il kiwi mi fa spuntare delle macchie',
  'mi riempio di bolle con il kiwi',
  'Mi copro di puntini se mangio il kiwi',
  'Quando mangio il kiwi, mi escono dei puntini',
  'I break out in hives when I eat kiwi',
  'I break out in spots when I eat kiwi',
  'kiwi makes me break out in a rash',
  'I come out in little red bumps after kiwi',
  'kiwi gives me itchy bumps',
])('“%s” declares kiwi as an allergy to it does', (message) => {
  expect(declaredIn(message)).toEqual(kiwi);
  expect(declaredIn(message, { ...emptyProfile, excludedWords: ['kiwi'] })).toEqual([]);
});

test.each([
  ['my throat closes up when I eat peaches', ['peaches']],
  ['le fragole mi gonfiano la faccia', ['fragole']],
  ['Mi vengono le bolle se mangio fragole e pesche', ['fragole', 'pesche']],
  ['Litchi e mango mi fanno prudere la bocca', ['litchi', 'mango']],
  ['I get hives from strawberries', ['strawberries']],
])('“%s” declares %j', (message, foods) => {
  expect(declaredIn(message)).toEqual(foods.map((word) => ({ kind: 'word', word, isAllergy: true })));
});

test.each([
  ['Ho scoperto che le noci mi fanno gonfiare la gola', 'nuts'],
  ['Quando mangio le noci, mi si chiude la gola', 'nuts'],
  ['had shrimp at a party, throat swelled up and I went to the ER', 'crustaceans'],
  ['ho preso i gamberi, mi si è gonfiata la gola', 'crustaceans'],
  ['When I eat peanuts, my throat closes up', 'peanuts'],
  ['Mi manca il fiato quando mangio i gamberi', 'crustaceans'],
  ['Eggs make me throw up', 'eggs'],
])('“%s” declares the allergen %s', (message, allergen) => {
  expect(declaredIn(message)).toEqual([{ kind: 'allergy', allergen }]);
});

test.each([
  'Kiwi e pesche a merenda, buonissimi',
  'Mi prude la pelle, a colazione kiwi e pane',
  'Il kiwi mi fa venire fame',
  'Mi fa venire voglia di kiwi',
  'Il kiwi mi fa venire i brufoli',
  'The kiwi in the fridge has brown spots',
  'Ho la nausea e mangio solo riso',
  'Lo stress mi fa venire l’orticaria',
  'Il sole mi fa venire l’orticaria, oggi kiwi',
  'La crema nuova mi gonfia la faccia',
  'Il kiwi non mi fa più venire l’orticaria',
  'Kiwi does not give me hives',
  'Mio figlio ha l’orticaria quando mangia il kiwi',
  'My sister gets hives when she eats kiwi',
  'Mi gonfio i muscoli e mangio banane',
  'I can’t breathe in the sauna. Had a banana after',
  'Il ginocchio si è gonfiato dopo la corsa, ho messo ghiaccio',
  'Mi fa male il ginocchio dopo il pollo',
])('“%s” declares nothing', (message) => {
  expect(allergyPartsOf(message)).toBe('');
});

test('a reader of meal plans alone reads the food of a reaction', () => {
  const text = 'Il kiwi mi fa venire l’orticaria';

  expect(withoutStatesOf({ ...declarationExample, question: '', text, source: 'message' })).toMatchObject([
    { text: 'Allergia: kiwi' },
  ]);
});
