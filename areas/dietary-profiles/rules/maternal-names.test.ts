import { expect, test } from 'vitest';
import { maternalStatesNamedIn, mentionsMaternalState } from './maternal-names.ts';
import { statementsNamedIn } from './unstated.ts';
import { wordsOfDeclaration } from './unrecognised.ts';

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

test.each([
  ['Sei incinta?', 'Sì, da 3 mesi. Non ho nausea', ['pregnant']],
  ['Sei incinta?', 'Sì, 24a settimana, non dormo', ['pregnant']],
  ['Sei incinta?', '20 settimane, nessun problema', ['pregnant']],
  ['Sei incinta?', 'Sì ma non sto bene', ['pregnant']],
  ['Sei incinta?', 'Sì, è la mia prima gravidanza', ['pregnant']],
  ['Are you pregnant?', 'Yes, no nausea', ['pregnant']],
  ['Are you pregnant?', '20 weeks, no nausea', ['pregnant']],
  ['Gravidanza in corso?', '', ['pregnant']],
  ['Gravidanza o allattamento?', '', ['pregnant', 'lactating']],
  ['Gravidanza o allattamento?', 'Sì', ['pregnant', 'lactating']],
  ['Ti riguarda?', 'Gravidanza', ['pregnant']],
  ['Sei incinta?', 'No', []],
  ['Sei incinta?', 'Non ora', []],
  ['Sei incinta?', 'Mai', []],
  ['Sei incinta?', 'Per ora no', []],
  ['Sei incinta?', 'Certo che no', []],
  ['Sei incinta?', 'Nessuna gravidanza', []],
  ['Sei incinta?', 'No, da 3 mesi prendo la pillola', []],
  ['Are you pregnant?', 'Not at the moment', []],
  ['Are you pregnant?', 'At the moment no', []],
  ['Sei in gravidanza o allatti?', 'Sì, allatto', ['lactating']],
  ['Sei in gravidanza o allatti?', 'No, allatto', ['lactating']],
])('the answer to “%s” that is “%s” declares %j', (question, text, states) => {
  const named = statementsNamedIn(wordsOfDeclaration({ question, text }));
  expect(named.flatMap((one) => (one.kind === 'state' ? one.state : []))).toEqual(states);
});

test.each(['gravidanza ', 'sono ', 'settimana di ', 'gravidanza, ', '| ', 'non ', 'sì ', 'in gravidanza e '])(
  'an answer of 30,000 characters of “%s” is read in linear time',
  (part) => {
    const start = performance.now();
    const text = `sono ${part.repeat(30_000 / part.length)}x`;
    wordsOfDeclaration({ question: 'Gravidanza?', text });
    maternalStatesNamedIn(text);

    expect(performance.now() - start).toBeLessThan(1500);
  },
);
