import { expect, test } from 'vitest';
import { expectLinearCost } from '#shell/common/testing/processor-time.ts';
import { type MaternalName, maternalStatesNamedIn, mentionsMaternalState } from './maternal-names.ts';
import { answersAboutStates, answersThatLeaveItOpen } from './testing/answers-about-states.ts';
import { statementsNamedIn } from './unstated.ts';
import { isOfStates, unclearStatesIn, unrecognisedOf, wordsOfDeclaration } from './unrecognised.ts';

test.each([
  ['Gravidanza in corso?', ['pregnant']],
  ['Gravidanza o allattamento?', ['pregnant', 'lactating']],
  ['Gravidanza/allattamento?', ['pregnant', 'lactating']],
  ['Sei in gravidanza o allattamento?', ['pregnant', 'lactating']],
  ['Sei in stato di gravidanza?', ['pregnant']],
  ['Hai una gravidanza in corso?', ['pregnant']],
  ['Condizioni particolari (gravidanza, allattamento)?', ['pregnant', 'lactating']],
  ['Pregnancy or breastfeeding?', ['pregnant', 'lactating']],
  ['Current pregnancy?', ['pregnant']],
  ['Gravidanza', ['pregnant']],
  ['Allattamento', ['lactating']],
  ['Gravidanza. Allattamento', ['pregnant', 'lactating']],
  ['12a settimana di gravidanza', ['pregnant']],
  ['Sono al quinto mese di gravidanza', ['pregnant']],
  ['Ho nausea perché sono alla 12ª settimana di gravidanza', ['pregnant']],
  ['12 weeks of pregnancy', ['pregnant']],
  ['pregnancy', ['pregnant']],
  ['breastfeeding', ['lactating']],
  ['Allattamento al seno', ['lactating']],
  ['Gravidanza, allattamento o menopausa?', ['pregnant', 'lactating']],
  ['Sei in gravidanza o in fase di allattamento?', ['pregnant', 'lactating']],
  ['Sono alla mia seconda gravidanza', ['pregnant']],
  ['Gravidanza: no. Allattamento: sì', ['lactating']],
  ['Gravidanza no, allattamento sì', ['lactating']],
])('“%s” names %j', (text, states) => {
  expect(maternalStatesNamedIn(text)).toEqual(states);
});

test.each([
  'Ho avuto una gravidanza nel 2019',
  'Gravidanza nel 2019',
  'Gravidanza (2019)',
  'Dopo la gravidanza',
  'Peso preso dopo la gravidanza',
  'Diabete in una gravidanza passata',
  'Cerco una gravidanza',
  'Vorrei una gravidanza',
  'Nessuna gravidanza',
  'Nessuna gravidanza in corso',
  'Non ho una gravidanza in corso',
  'Gravidanza: nessuna',
  'Nessuna di queste (gravidanza, allattamento)',
  'Gravidanza: no',
  'Gravidanza precedente',
  'Prima della gravidanza pesavo 60 kg',
  'Aborto alla 12a settimana di gravidanza',
  'Test di gravidanza negativo',
  'No pregnancy',
  'After my pregnancy',
  'I had a pregnancy in 2019',
  'Non sono in gravidanza o allattamento',
  'Hai avuto una gravidanza?',
  'Stai cercando una gravidanza?',
  'Gravidanza o parto recente?',
  'Hai preso peso dopo la gravidanza?',
])('“%s” is about pregnancy and names no present state', (text) => {
  expect(maternalStatesNamedIn(text)).toEqual([]);
  expect(mentionsMaternalState(text)).toBe(true);
});

test.each(answersThatLeaveItOpen)(
  '“%s” with the answer “%s” leaves the pregnancy to be clarified',
  (question, text) => {
    expect(unclearStatesIn({ question, text })).toEqual(['pregnant']);
    expect(unrecognisedOf({ question, text }).join()).toContain(text.split(',')[0]);
  },
);

test.each([
  ['Ho sempre fame, forse perché sono incinta', ['pregnant'], []],
  ['Maybe I sleep badly because I am breastfeeding', ['lactating'], []],
  ['Possibile gravidanza', [], ['pregnant']],
  ['Forse sono incinta e allatto', ['lactating'], ['pregnant']],
  ['Può darsi che sia incinta', [], ['pregnant']],
  ['Mangio poco, non so cosa cucinare: sono incinta', ['pregnant'], []],
])('“%s” names %j and leaves %j open', (text, named, open) => {
  expect(maternalStatesNamedIn(text)).toEqual(named);
  expect(unclearStatesIn({ question: 'Come va?', text })).toEqual(open);
});

test('“forse” of a man is about nothing else, but may be about an allergy or a food that the question names, too', () => {
  expect(isOfStates({ question: 'Sei incinta?', text: 'Forse' })).toBe(true);
  expect(isOfStates({ question: 'Allergie o gravidanza?', text: 'Forse' })).toBe(false);
  expect(isOfStates({ question: 'Sei incinta, o c’è qualcosa che non mangi?', text: 'Forse' })).toBe(false);
  expect(isOfStates({ question: 'Are you pregnant, or is there anything you do not eat?', text: 'Maybe' })).toBe(false);
});

test.each<[string, string, MaternalName[]]>([
  ...answersAboutStates,
  ['Gravidanza in corso?', '', ['pregnant']],
  ['Gravidanza o allattamento?', '', ['pregnant', 'lactating']],
])('the answer to “%s” that is “%s” declares %j', (question, text, states) => {
  const named = statementsNamedIn(wordsOfDeclaration({ question, text }));
  expect(named.flatMap((one) => (one.kind === 'state' ? one.state : []))).toEqual(states);
});

test.each(['gravidanza ', 'sono ', 'settimana di ', 'gravidanza, ', '| ', 'non ', 'sì ', 'in gravidanza e '])(
  'an answer of 30,000 characters of “%s” is read in linear time',
  (part) => {
    expectLinearCost(`sono ${part.repeat(30_000 / part.length)}x`, (text) => {
      wordsOfDeclaration({ question: 'Gravidanza?', text });
      maternalStatesNamedIn(text);
    });
  },
);
