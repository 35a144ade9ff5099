import { expect, test } from 'vitest';
import type { SentAnswer } from '#areas/surveys/contract/check-ins.ts';
import { newId } from '#shell/common/ids.ts';
import { defaultTemplate } from './anamnesis-template.ts';
import { answersAllergies, declarationsIn } from './declarations.ts';

type Value = SentAnswer['value'];

const sent = (question: string, value: Value, optionTexts: string[] = []): SentAnswer => ({
  ...{ questionId: newId(), question, value, optionTexts, kind: value.kind, unit: '', metric: null },
});
const yes: Value = { kind: 'boolean', value: true };
const no: Value = { kind: 'boolean', value: false };
const text = (value: string): Value => ({ kind: 'text', value });
const chosen: Value = { kind: 'checkboxes', optionIds: [], other: '' };
const declared = (...answers: SentAnswer[]) =>
  declarationsIn(defaultTemplate, answers).map(({ question, text: answerText }) => [question, answerText]);

test('the ready-made first survey declares what is explained after the yes, and what is not eaten', () => {
  expect(
    declared(
      sent('Hai malattie diagnosticate o prendi farmaci?', yes),
      sent('Quali, e da quando?', text('Asma')),
      sent('Hai allergie o intolleranze?', yes),
      sent('Quali? Sono state accertate da un medico?', text('Noci, sì')),
      sent('Che cosa non mangi, per gusto o per scelta?', text('Fegato')),
      sent('Quante ore dormi?', { kind: 'number', value: 7 }),
    ),
  ).toEqual([
    ['Quali? Sono state accertate da un medico?', 'Noci, sì'],
    ['Che cosa non mangi, per gusto o per scelta?', 'Fegato'],
  ]);
});

test.each<[question: string, value: Value, options: string[]]>([
  ['Sei allergica a qualche alimento?', text('Arachidi'), []],
  ['Do you have any food intolerances?', text('Milk'), []],
  ['Hai la celiachia?', yes, []],
  ['Segui una dieta vegetariana o vegana?', yes, []],
  ['Ci sono alimenti che eviti?', text('Crostacei'), []],
  ['Which foods do you avoid?', text('Shellfish'), []],
  ['Sei in gravidanza o allatti?', yes, []],
  ['Are you pregnant or breastfeeding?', yes, []],
  ['Sei in gravidanza o hai partorito negli ultimi 6 mesi?', yes, []],
  ['A che cosa hai un’allergia?', chosen, ['Uova', 'Pesce']],
])('an own question such as “%s” declares its answer', (question, value, options) => {
  const answered = value.kind === 'text' ? value.value : options.join(', ');

  expect(declared(sent(question, value, options))).toEqual([[question, answered]]);
});

test('a yes without an explanation is a declaration, a yes that is explained is not declared twice', () => {
  const question = sent('Hai allergie alimentari?', yes);

  expect(declared(question, sent('Che lavoro fai?', text('Infermiera')))).toEqual([['Hai allergie alimentari?', '']]);
  expect(declared(question, sent('Quali?', text('Soia')))).toEqual([['Quali?', 'Soia']]);
});

test.each([
  ['No, mia sorella è incinta', []],
  ['No, ma vorrei rimanere incinta', []],
  ['No, allatto', ['No, allatto']],
  ['Non lo so', ['Non lo so']],
])('the answer “%s” about pregnancy declares %j, and nothing of other people', (answer, texts) => {
  expect(declared(sent('Sei incinta?', text(answer))).map(([, declaredText]) => declaredText)).toEqual(texts);
});

test('a yes to pregnancy is a declaration beside a question about something else', () => {
  const question = sent('Sei in gravidanza o allatti?', yes);
  const declaration = ['Sei in gravidanza o allatti?', ''];

  expect(declared(question, sent('What is your main goal?', text('Lose weight')))).toEqual([declaration]);
  expect(declared(question, sent('Quale sport pratichi?', text('Nuoto')))).toEqual([declaration]);
  expect(declared(sent('Hai allergie o sei in gravidanza?', yes), sent('Quali?', text('Allergia alle noci')))).toEqual([
    ['Hai allergie o sei in gravidanza?', ''],
    ['Quali?', 'Allergia alle noci'],
  ]);
});

test.each(['No', 'nessuna', 'Nessuna allergia.', 'Niente', 'mangio di tutto', 'None'])(
  'who answers “%s” declares nothing',
  (answer) => {
    expect(declared(sent('Hai allergie o intolleranze?', text(answer)))).toEqual([]);
  },
);

test('a no declares nothing, and an answer in more words is shown', () => {
  expect(declared(sent('Hai allergie o intolleranze?', no))).toEqual([]);
  expect(declared(sent('Hai allergie?', text('Nessuna, tranne le noci')))).toEqual([
    ['Hai allergie?', 'Nessuna, tranne le noci'],
  ]);
});

test.each<[answer: string, part: string]>([
  ['Celiachia dal 2010', 'Celiachia dal 2010'],
  ['Ipertensione, celiachia dal 2010. Ramipril 5 mg', 'celiachia dal 2010'],
  ['Asma; intolleranza al lattosio', 'intolleranza al lattosio'],
  ['Tiroidite, allergia a uova, nichel e kiwi', 'allergia a uova, nichel e kiwi'],
  ['Asma. Sono allergica alle arachidi', 'Sono allergica alle arachidi'],
  ['Sono intollerante al nichel', 'Sono intollerante al nichel'],
  ['Asma; nessuna allergia, tranne le noci', 'nessuna allergia, tranne le noci'],
  ['Non ho allergie, a parte i crostacei', 'Non ho allergie, a parte i crostacei'],
  ['No allergies except peanuts', 'No allergies except peanuts'],
  ...[
    'Nessuna allergia, solo alle noci',
    'Non ho allergie, soltanto i crostacei',
    'Nessuna allergia oltre alle noci',
    'Nessuna allergia fuorché le noci',
    'Nessuna allergia se non alle noci',
    'Nessuna allergia, ad eccezione delle noci',
    'No allergies, only peanuts',
    'No allergies other than peanuts',
    'No allergies aside from peanuts',
  ].map((answer): [string, string] => [answer, answer]),
  ['Nessuna allergia ma intolleranza alle uova', 'Nessuna allergia ma intolleranza alle uova'],
  ['Non ho allergie e sono intollerante al lattosio', 'Non ho allergie e sono intollerante al lattosio'],
  ['Asma: no - celiachia: sì', 'Asma: no - celiachia: sì'],
])('of “%s” about illnesses, “%s” is declared and the rest is not', (answer, part) => {
  expect(
    declared(
      sent('Hai malattie diagnosticate o prendi farmaci?', yes),
      sent('Quali, e da quando?', text(answer)),
      sent('Hai allergie o intolleranze?', no),
    ),
  ).toEqual([['Quali, e da quando?', part]]);
  expect(declared(sent('Soffri di qualche patologia?', text(answer)))).toEqual([
    ['Soffri di qualche patologia?', part],
  ]);
  expect(declared(sent('Which medication do you take?', yes), sent('Dose', text(answer)))).toEqual([['Dose', part]]);
});

test.each(['Nessuna allergia, mangio solo pesce', 'No allergies, I eat only fish'])(
  '“%s” about illnesses declares nothing',
  (answer) => {
    expect(declared(sent('Soffri di qualche patologia?', text(answer)))).toEqual([]);
  },
);

test('of chosen illnesses only the allergy is declared', () => {
  expect(declared(sent('Hai una di queste malattie?', chosen, ['Allergie', 'Depressione', 'Celiachia']))).toEqual([
    ['Hai una di queste malattie?', 'Allergie. Celiachia'],
  ]);
});

test.each([
  ['Soffri di qualche patologia?', 'Asma, nessuna allergia'],
  ['Soffri di qualche patologia?', 'Non sono celiaca'],
  ['Soffri di qualche patologia?', 'Asma. Nessuna allergia o intolleranza alimentare'],
  ['Ci sono malattie in famiglia?', 'Mia madre è celiaca'],
  ['Che cosa hai mangiato ieri?', 'Latte senza lattosio'],
])('under “%s”, “%s” declares nothing', (question, answer) => {
  expect(declared(sent(question, text(answer)))).toEqual([]);
});

test('a question that the medical history of the account takes for its intolerances is one', () => {
  const answer = sent('Che cosa ti gonfia?', text('Latte'));
  const fields = [{ id: 'intolerances', name: '', isHidden: false, questionId: answer.questionId }];
  const template = { sections: [{ id: 'exclusions', name: '', fields }] };

  expect(declarationsIn(template, [answer])).toEqual([
    {
      questionId: answer.questionId,
      question: 'Che cosa ti gonfia?',
      text: 'Latte',
      dietaryQuestion: 'Che cosa ti gonfia?',
    },
  ]);
});

const answered = (question: string) => answersAllergies(defaultTemplate, [sent(question, no)]);

test.each([
  'Hai allergie?',
  'Hai allergie o intolleranze?',
  'Sei allergico a farmaci o alimenti?',
  'Any food allergies?',
])('a no to “%s” is an answer about allergies to food', (question) => expect(answered(question)).toBe(true));

test.each([
  'Hai allergie a farmaci?',
  'Sei allergico al lattice o al polline?',
  'In famiglia ci sono allergie?',
  'Hai intolleranze?',
  'Are you allergic to any medication?',
])('a no to “%s” says nothing about allergies to food', (question) => expect(answered(question)).toBe(false));

test.each([
  [
    'Ginocchio destro quando scendo le scale, e ho scoperto di essere allergica alle noci',
    'e ho scoperto di essere allergica alle noci',
  ],
  ['Tutto bene. Mi hanno trovato la celiachia', 'Mi hanno trovato la celiachia'],
  ['Dormo male. I am allergic to peanuts, sesame', 'I am allergic to peanuts, sesame'],
  ['Sono celiaca come mia sorella', 'Sono celiaca come mia sorella'],
  ['Sonno scarso, allergia alle noci', 'allergia alle noci'],
  ['Celiaca, come mia madre', 'Celiaca'],
  ['Mio figlio è allergico alle noci, io alle arachidi', 'Mio figlio è allergico alle noci, io alle arachidi'],
  ['I have coeliac disease like my mother', 'I have coeliac disease like my mother'],
  ['Non sapevo di essere allergica alle noci', 'Non sapevo di essere allergica alle noci'],
  ['Allergica alle noci, kiwi, madre ansiosa, si è separata', 'Allergica alle noci, kiwi'],
  ['Posso prendere ibuprofene? Da ieri il latte mi fa male', 'Da ieri il latte mi fa male'],
  ['Il latte mi fa sempre male', 'Il latte mi fa sempre male'],
  ['Bene. Diarrea dopo i gamberi', 'Diarrea dopo i gamberi'],
  ['Milk makes me feel sick, slept well', 'Milk makes me feel sick'],
])('of “%s”, an answer about something else, “%s” is declared', (answer, declaredText) => {
  expect(declared(sent('Dove, e quando li senti?', text(answer))).map(([, one]) => one)).toEqual([declaredText]);
});

test.each([
  'Ho provato il latte senza lattosio',
  'Mia figlia è allergica alle noci. Dormo poco',
  'Figlia celiaca',
  'Madre celiaca, marito allergico alle noci',
  'Suo figlio è allergico alle arachidi',
  'Her son is allergic to peanuts',
  'Familiarità per celiachia',
  'Mio marito è celiaco',
  'Mio figlio non può mangiare i biscotti, è celiaco',
  'Non sono allergica a niente',
  'Non celiaca',
  'Non è allergica alle noci',
  'Esclusa celiachia',
  'Anticorpi celiachia negativi',
  'She isn’t allergic to nuts',
  'Nega allergie, colazione con pane e marmellata',
  'Does not have any allergies',
  'Ex allergica al latte',
  'Il latte non mi fa male, il pesce non mi piace',
  'I switched to oat milk',
  'Omelette with chives and cheese',
  'Milk doesn’t make me bloated any more',
  'Il pesce non mi ha gonfiato',
  'Mi fa male il ginocchio, colazione con latte e pane',
])('“%s”, an answer about something else, declares nothing', (answer) => {
  expect(declared(sent('Dove, e quando li senti?', text(answer)))).toEqual([]);
});

test.each([
  ['Celiachia (come mia madre)', 'Celiachia (come mia madre)'],
  ['Allergia alle noci, anche mio padre', 'Allergia alle noci'],
])('the illness “%s”, which a relative has too, is declared', (answer, ofClient) => {
  expect(declared(sent('Hai malattie?', text(answer))).map(([, one]) => one)).toEqual([ofClient]);
});

test('an answer about allergies that is about a relative alone declares nothing', () => {
  expect(declared(sent('Hai allergie o intolleranze?', text('Mio figlio è allergico alle noci')))).toEqual([]);
});
