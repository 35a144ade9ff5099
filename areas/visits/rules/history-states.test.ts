import { expect, test } from 'vitest';
import { namesState } from '#areas/dietary-profiles/rules/declared-states.ts';
import { maternalStatesNamedIn } from '#areas/dietary-profiles/rules/maternal-names.ts';
import { wordsOfDeclaration } from '#areas/dietary-profiles/rules/unrecognised.ts';
import { statesInHistory } from './history-states.ts';

const day = '2026-03-02';
const stateQuestion = 'In gravidanza';

const declaredIn = (text: string, { field = 'pregnancies', name = 'Gravidanze e allattamento' } = {}) =>
  statesInHistory({ field, name, text, day, stateQuestion });

const statesOf = (text: string, field?: { field: string; name: string }) =>
  declaredIn(text, field).flatMap((one) => maternalStatesNamedIn(wordsOfDeclaration(one)));

test.each([
  ['Pregnant, 24 weeks', ['pregnant']],
  ['Incinta', ['pregnant']],
  ['In gravidanza', ['pregnant']],
  ['È in gravidanza, seconda, tutto bene', ['pregnant']],
  ['Gravidanza in corso, DPP 12/06/2026', ['pregnant']],
  ['Gravida alla 24a settimana', ['pregnant']],
  ['Gestante', ['pregnant']],
  ['Incinta dopo un aborto', ['pregnant']],
  ['Pregnant after a previous miscarriage', ['pregnant']],
  ['24 settimane', ['pregnant']],
  ['Gravidanza 24+3', ['pregnant']],
  ['24+3', ['pregnant']],
  ['24 w', ['pregnant']],
  ['II trimestre', ['pregnant']],
  ['5° mese', ['pregnant']],
  ['È al sesto mese', ['pregnant']],
  ['sett. 24', ['pregnant']],
  ['Gravidanza: in corso', ['pregnant']],
  ['Gravidanza: 24 settimane', ['pregnant']],
  ['2 gravidanze (2010, 2014). Ora incinta, 12 settimane', ['pregnant']],
  ['Allatta', ['lactating']],
  ['Allattamento in corso', ['lactating']],
  ['Sta allattando il secondo figlio', ['lactating']],
  ['Breastfeeding', ['lactating']],
  ['Due parti. Allatta da 3 mesi', ['lactating']],
  ['24+3, allatta ancora il primo', ['lactating', 'pregnant']],
])('“%s” declares a present state', (text, states) => {
  expect(statesOf(text)).toEqual(states);
  expect(declaredIn(text).every(namesState)).toBe(true);
});

test.each([
  'Nessuna',
  'no',
  'No pregnancies',
  'Nessuna gravidanza',
  '2 gravidanze (2010, 2014)',
  '2 gravidanze, parti a 38 e 40 settimane',
  'Due parti',
  'Ha allattato',
  'Ha allattato per 24 settimane',
  'G2P2',
  'Gravida 2 para 2',
  'Menopausa',
  'Esclusa gravidanza',
  'Esclusa gravidanza in corso',
  'Nega gravidanza e allattamento in corso',
  'Cerca una gravidanza',
  'Cerca di rimanere incinta',
  'Trying to conceive',
  'Non è incinta e non allatta',
  'Non in gravidanza né in allattamento',
  'Not pregnant, not breastfeeding',
  'Era incinta nel 2010',
  'È stata incinta nel 2019',
  'Incinta nel 2010',
  'In gravidanza (2015) diabete gestazionale',
  'Quando era incinta ha preso 15 kg',
  'Aborto alla 10a settimana',
  'Nato a 36+2',
  'Puerpera da 3 settimane',
  'Gravidanza nel 2014, parto a termine',
  'Allattamento terminato',
  'Test di gravidanza negativo',
  'Ritardo di 2 settimane',
  'Sorella incinta',
  '1 gravidanza, TC a 39 settimane',
  'Due TC a 38+4 e 39+1',
  'G1P1 39+2',
  'IVG 8 sett',
  'Gravidanza: 2',
  'Allattamento: 12 mesi',
  'Incinta 6 mesi fa',
  'in gravidanza ha preso 20 kg',
  'Gravidanza in atto: nega',
])('“%s” declares nothing', (text) => {
  expect(declaredIn(text)).toEqual([]);
});

test('of a diagnosis only the words about the state are declared, and weeks are no pregnancy there', () => {
  const diagnoses = { field: 'past_conditions', name: 'Diagnosi con anno' };

  expect(declaredIn('Ipotiroidismo dal 2019, incinta, epatite C', diagnoses).map(({ text }) => text)).toEqual([
    'incinta',
  ]);
  expect(statesOf('Pregnant, 24th week', diagnoses)).toEqual(['pregnant']);
  expect(statesOf('Diabete in gravidanza nel 2015', diagnoses)).toEqual([]);
  expect(statesOf('Dolore da 24 settimane', diagnoses)).toEqual([]);
});

test.each([
  ['goal', 'Perdere i kg presi in gravidanza'],
  ['goal', 'Recuperare il peso preso in gravidanza'],
  ['past_conditions', 'Ipertensione in gravidanza'],
  ['past_conditions', 'Colestasi in gravidanza, poi risolta'],
  ['past_conditions', 'Celiachia diagnosticata in gravidanza'],
  ['past_conditions', 'Mastite in allattamento'],
  ['surgery', 'Raschiamento in gravidanza'],
  ['exams', 'TSH 2.1 (range in gravidanza 0.1-2.5)'],
])('what happened in a pregnancy, in the field %s, “%s”, is no present one', (field, text) => {
  expect(declaredIn(text, { field, name: 'Campo' })).toEqual([]);
});

test.each(['È in gravidanza', 'Incinta al quinto mese', 'Gravidanza in corso', 'In gravidanza, nausea'])(
  'a present pregnancy is read in a field about something else: “%s”',
  (text) => {
    expect(statesOf(text, { field: 'goal', name: 'Obiettivo' })).toContain('pregnant');
  },
);

const goal = { field: 'goal', name: 'Obiettivo' };

test.each([
  ['In gravidanza, settimana 24', ['pregnant']],
  ['Gravidanza, settimana 24', ['pregnant']],
  ['Gravidanza 24+3', ['pregnant']],
  ['24a settimana di gravidanza', ['pregnant']],
  ['Alimentazione in gravidanza', ['pregnant']],
  ['Mangiare bene in gravidanza dopo due aborti', ['pregnant']],
  ['Controllo del peso in gravidanza', ['pregnant']],
  ['Evitare il diabete in gravidanza', ['pregnant']],
  ['Sono incinta, vorrei mangiare bene', ['pregnant']],
  ['Mangiare bene: è incinta', ['pregnant']],
  ['Perdere peso in allattamento', ['lactating']],
  ['Dimagrire, allatto', ['lactating']],
  ['Eat well, 24 weeks pregnant', ['pregnant']],
  ['Healthy weight gain while pregnant', ['pregnant']],
  ['Lose weight while breastfeeding', ['lactating']],
  ['Restare in forma in gravidanza', ['pregnant']],
  ['Rimanere attiva in gravidanza', ['pregnant']],
  ['Vuole mangiare bene in gravidanza', ['pregnant']],
  ['Cerca di mangiare meglio in gravidanza', ['pregnant']],
  ['Want to eat well while pregnant', ['pregnant']],
  ['Wants to eat well while pregnant', ['pregnant']],
  ['Alimentazione per la gravidanza', ['pregnant']],
  ['Nutrirsi bene durante la gravidanza', ['pregnant']],
  ["Mangiare bene durante l'allattamento", ['lactating']],
  ['Mangiare bene durante l’allattamento', ['lactating']],
  ['Stay healthy during pregnancy', ['pregnant']],
  ['Gravidanza gemellare', ['pregnant']],
  ['Gravidanza', ['pregnant']],
  ['Allattamento', ['lactating']],
  ['Pregnancy', ['pregnant']],
  ['Breastfeeding', ['lactating']],
])('the goal “%s” declares a present state', (text, states) => {
  expect(statesOf(text, goal)).toEqual(states);
  expect(declaredIn(text, goal).every(namesState)).toBe(true);
});

test.each([
  'Rimanere incinta',
  'Dimagrire per restare incinta',
  'Vorrebbe rimanere incinta',
  'Cerca una gravidanza',
  'Prepararsi a una gravidanza',
  'Preparazione alla gravidanza',
  'Dopo la gravidanza',
  'Perdere peso dopo il parto',
  'Perdere i 12 kg della gravidanza',
  'Tornare al peso di prima della gravidanza',
  'Perdere 5 kg accumulati in gravidanza',
  'Smaltire i chili messi su in gravidanza',
  'Peso acquisito in allattamento',
  'Rimettersi in forma dopo essere stata incinta',
  'Dimagrire dopo l’allattamento',
  'Recupero post gravidanza',
  'Perdere 5 kg in 12 settimane',
  'Get pregnant',
  'Lose weight before getting pregnant',
  'Prepare for a pregnancy',
  'Lose the weight gained while pregnant',
  'Lose the baby weight after pregnancy',
  'Fall pregnant within a year',
  'Trying to become pregnant',
  'Stay fit after breastfeeding',
  'Vorrebbe avere una gravidanza',
  'Desidera una seconda gravidanza',
  'Vuole restare presto incinta',
  'Cerca di restare di nuovo incinta',
  'Alla ricerca di una gravidanza',
  'Wants to be pregnant soon',
  'Planning a second pregnancy',
  'Perdere i kg presi durante la gravidanza',
  'Lose the weight gained during pregnancy',
  'Arrivare in forma per una gravidanza',
  'Prepararsi per la gravidanza',
  'Gravidanza futura',
  'Gravidanza nel 2019',
  'Nessuna gravidanza',
])('the goal “%s” declares no present state', (text) => {
  expect(declaredIn(text, goal)).toEqual([]);
});

const note = { field: 'note', name: '' };

test.each(['24a settimana di gravidanza', 'Gravidanza 24+3', 'Al quinto mese di gravidanza', 'Gravidanza a rischio'])(
  'the note “%s” declares a pregnancy',
  (text) => {
    expect(statesOf(text, note)).toEqual(['pregnant']);
    expect(declaredIn(text, note).every(namesState)).toBe(true);
  },
);

test.each([
  'Nipote incinta',
  'Collega incinta: la sostituisce',
  'Personal trainer per donne in gravidanza',
  'Works with pregnant women',
  'Allenamento di 24 settimane',
  'Dolore da 24 settimane, una gravidanza nel 2015',
  'Diabete al sesto mese di gravidanza nel 2015',
  'Aborto alla 10a settimana di gravidanza',
  'Aborto, 10a settimana di gravidanza',
  'Gravidanza: difficile',
  'Nella prima gravidanza ha preso 20 kg',
  'Parto alla 38a settimana di gravidanza',
])('the note “%s” declares no present state', (text) => {
  expect(declaredIn(text, note)).toEqual([]);
});

test('an own field about a pregnancy is read as the built-in one, and a yes answers its name', () => {
  const own = { field: '0199a000-0000-7000-8000-00000000f0f0', name: 'Gravidanza in corso?' };

  expect(statesOf('24 settimane', own)).toEqual(['pregnant']);
  expect(statesOf('Sì', own)).toEqual(['pregnant']);
  expect(statesOf('No', own)).toEqual([]);
});

test('a family history declares nothing about the client', () => {
  const family = { field: 'family_history', name: 'Patologie in famiglia, e di chi' };

  expect(declaredIn('Incinta', family)).toEqual([]);
});
