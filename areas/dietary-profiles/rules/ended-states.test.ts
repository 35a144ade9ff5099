import { expect, test } from 'vitest';
import { expectLinearCost } from '#shell/common/testing/processor-time.ts';
import { withDeclared } from './declared-profile.ts';
import { emptyProfile } from './empty-profile.ts';
import { endedPartsOf, endedStatesIn, partsOfEndedStates } from './ended-states.ts';
import { partsOfMaternalWords } from './maternal-names.ts';
import { withoutStatesOf } from './safety-part.ts';
import { withConfirmed } from './unstated.ts';
import { declarationExample } from '../example.ts';

test.each([
  'sad news, I miscarried last tuesday',
  'I’m no longer pregnant',
  'also I lost the baby last tuesday so not pregnant any more',
  'I miscarried on the 24th. not pregnant anymore',
  'I had a miscarriage',
  'we lost our baby',
  'I gave birth on Monday!',
  'She was born this morning, 3.2 kg',
  'our little girl is here!',
  'ho perso il bambino',
  'Purtroppo abbiamo perso la nostra bimba',
  'non sono più incinta',
  'Ho avuto un aborto spontaneo',
  'ho abortito settimana scorsa',
  'la gravidanza si è interrotta',
  'È nata! 3 chili e mezzo',
  'Finalmente la piccola è nata',
  'ieri ho partorito',
])('“%s” says that the pregnancy is over', (text) => {
  expect(endedStatesIn(text)).toEqual(['pregnancy_over']);
  expect(endedPartsOf(text)).not.toBe('');
  expect(new RegExp(`${partsOfEndedStates}|${partsOfMaternalWords}`, 'i').test(text)).toBe(true);
});

test.each([
  'ho smesso di allattare',
  'Non allatto più da lunedì',
  'ho finito l’allattamento',
  'I stopped breastfeeding last week',
  'I’m not nursing any more',
  'we weaned her last month',
])('“%s” says that breastfeeding is over', (text) => {
  expect(endedStatesIn(text)).toEqual(['lactation_over']);
  expect(new RegExp(`${partsOfEndedStates}|${partsOfMaternalWords}`, 'i').test(text)).toBe(true);
});

test.each([
  ...['ho perso 2 kg', 'I lost 2 kg', 'ho perso il treno', 'ho perso la testa', 'I lost my keys', 'lost the receipt'],
  ...['mia sorella ha perso il bambino', 'my sister miscarried', 'My sister gave birth yesterday', 'è nata mia nipote'],
  ...['ho paura di perdere il bambino', 'I’m scared I lost the baby', 'due anni fa ho perso il bambino'],
  ...[
    'I miscarried in 2019',
    'I had a miscarriage two years ago',
    'non ho smesso di allattare',
    'I haven’t stopped breastfeeding',
  ],
  ...['sono nata a Roma', 'I was born in May', 'sono incinta', 'sto allattando', 'vorrei smettere di allattare'],
  ...[
    'è nata una bella amicizia',
    'if I stopped breastfeeding',
    'sono incinta di 20 settimane',
    'non ho perso il bambino',
  ],
  ...['when should I give up nursing?', 'ho perso la bilancia', 'we had the baby shower', 'lost my appetite'],
])('“%s” says of no pregnancy and no breastfeeding that it is over', (text) => {
  expect(endedStatesIn(text)).toEqual([]);
});

test('only what says so is taken of a text', () => {
  expect(endedPartsOf('Sad news, I miscarried last tuesday, I’m no longer pregnant. See you!')).toBe(
    'I miscarried last tuesday. I’m no longer pregnant',
  );
});

test.each(['ho perso il ', 'la mia nostra ', 'i have lost the my our ', 'non lo la piu allatto ', 'incinta non sono '])(
  'a text of “%s” is read in a time that grows with its length',
  (part) => {
    expectLinearCost(part.repeat(20_000), endedStatesIn);
  },
);

const pregnant = { ...emptyProfile, isPregnant: true };
const lost = { ...declarationExample, question: '', text: 'ho perso il bambino', source: 'message' as const };

test('foods are checked as in pregnancy until somebody confirms that it is over', () => {
  expect(withDeclared({ profile: pregnant, asksStates: true, declarations: [lost] })).toEqual(pregnant);
  expect(withConfirmed(pregnant, [{ kind: 'state', state: 'pregnancy_over' }])).toEqual(emptyProfile);
});

test('who may not read pregnancy reads nothing of its end', () => {
  expect(withoutStatesOf(lost)).toEqual([]);
});
