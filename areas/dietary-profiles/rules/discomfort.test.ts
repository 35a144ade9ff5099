import { expect, test } from 'vitest';
import type { Allergen } from '#areas/aliments/contract/taxonomy.ts';
import { statementsNamedIn } from './unstated.ts';
import { withAllergyOfQuestion } from './declared-allergies.ts';
import { emptyProfile } from './empty-profile.ts';
import { unstatedIn, withStatements } from './unstated.ts';

const severityOf = (text: string, question = '') => {
  const declared = withAllergyOfQuestion({ question, text });
  return withStatements(emptyProfile, unstatedIn(declared, emptyProfile)).allergies.map(({ severity }) => severity);
};

const allergyQuestion = 'Hai allergie alimentari?';

test.each([
  ...['Mi dà fastidio il latte', 'Il latte mi dà fastidio', 'Non digerisco le uova', 'Il latte mi gonfia'],
  ...['Non mi piace il pesce', 'Latte: non lo digerisco', 'Latte, mi dà fastidio', 'Latte (mi dà molto fastidio)'],
  ...["I can't digest milk", 'Eggs bother me: eggs bothers me', "I don't like fish"],
])('“%s” is no allergy: an intolerance is proposed, also as an answer to a question about allergies', (text) => {
  expect(severityOf(text)).toEqual(['intolerance']);
  expect(severityOf(text, allergyQuestion)).toEqual(['intolerance']);
});

test.each([
  ...['Non tollero il latte', 'Le noci mi restano sullo stomaco', 'Il latte mi fa acidità', 'Le uova mi fanno male'],
  ...['Crostacei: mi fanno male', 'Noci (crampi)', 'Milk upsets my stomach', 'Milk makes me feel sick'],
])('“%s” is proposed as an intolerance, but as an answer to a question about allergies as an allergy', (text) => {
  expect(severityOf(text)).toEqual(['intolerance']);
  expect(severityOf(text, allergyQuestion)).toEqual(['allergy']);
});

test.each([
  ...['Crostacei: mi fanno male, vomito', 'Noci: perdo i sensi e mal di pancia', 'Gamberi: mi manca il fiato, crampi'],
  ...['Crostacei, mi gonfia il collo', 'Le noci mi gonfiano la bocca', 'Uova (vomito e crampi)'],
  ...['Il latte mi dà fastidio. Mi gonfia la gola.', 'Le noci mi danno fastidio; svengo'],
  ...[
    'Eggs bother me and I faint',
    'Milk upsets my stomach, my eyes and neck get red',
    'I am breathless, milk bothers me',
  ],
])('“%s” is a reaction, and an allergy with and without a question', (text) => {
  expect(severityOf(text)).toEqual(['allergy']);
  expect(severityOf(text, allergyQuestion)).toEqual(['allergy']);
});

test.each([
  ...["Le noci mi danno fastidio, mi manca l'aria", 'Le noci mi danno fastidio, sono finita in ospedale'],
  ...[
    'Le noci mi danno fastidio: ambulanza',
    'Le noci mi danno fastidio e macchie rosse',
    'Noci: mi danno fastidio, 118',
  ],
  ...[
    'Le noci mi danno fastidio, mi gonfio tutta',
    'Le noci mi danno fastidio e ho capogiri',
    'Le noci mi danno fastidio 🚑',
  ],
  ...[
    'Nuts bother me: I ended up in hospital',
    'Nuts bother me, red spots and sneeze',
    'Nuts bother me, I am not well',
  ],
  ...['Crostacei: non li digerisco e perdo conoscenza', 'Crostacei: non li digerisco, convulsioni'],
  ...['Le noci mi danno fastidio alla gola', 'Noci, mi dà fastidio il naso'],
])('“%s” says more than a discomfort, and is an allergy with and without a question', (text) => {
  expect(severityOf(text)).toEqual(['allergy']);
  expect(severityOf(text, allergyQuestion)).toEqual(['allergy']);
});

test.each([
  ...['Una volta mi si è gonfiata la gola. Le noci mi danno fastidio.', 'Svengo! Davvero. Le noci mi danno fastidio'],
  ...[
    'Le noci mi danno fastidio. Sempre. Capogiri.',
    'I was in hospital once.\nNuts bother me',
    'Sono allergica. Non digerisco le noci',
  ],
  ...['Mi si è gonfiata la gola dopo una pizza. Le noci mi danno fastidio.'],
])('a sentence without a food counts for its neighbours: “%s” is an allergy with and without a question', (text) => {
  expect(severityOf(text)).toEqual(['allergy']);
  expect(severityOf(text, allergyQuestion)).toEqual(['allergy']);
});

test.each([
  ...[
    'Sì. Il latte mi dà fastidio.',
    'Sono vegetariana. Non digerisco bene il latte.',
    'Non mi piacciono le zucchine; il latte mi dà fastidio',
  ],
  ...[
    'Il latte mi piace, ma mi dà fastidio quando ne bevo troppo',
    'Kiwi. Il latte mi dà fastidio',
    "I don't digest milk well",
  ],
  ...['Il latte mi dà fastidio la mattina', 'Latte e derivati mi danno fastidio', 'Milk bothers me a little'],
  ...["Il latte intero mi dà fastidio e non digerisco l'aglio crudo", 'Intollerante al latte, non lo digerisco'],
])('“%s” says no more than a discomfort: an intolerance, also as an answer to a question about allergies', (text) => {
  expect(severityOf(text)).toEqual(['intolerance']);
  expect(severityOf(text, allergyQuestion)).toEqual(['intolerance']);
});

test('a denied allergy in another sentence makes a discomfort no allergy', () => {
  for (const denied of ['Nessuna allergia.', 'Non ho allergie alimentari.', 'No food allergies.'])
    expect([denied, severityOf(`${denied} Il latte mi dà fastidio.`)]).toEqual([denied, ['intolerance']]);
});

test('complaints of the stomach in a sentence of their own leave the allergy of the question', () => {
  expect(severityOf('Il latte mi dà fastidio. Ho crampi.')).toEqual(['intolerance']);
  expect(severityOf('Il latte mi dà fastidio. Ho crampi.', allergyQuestion)).toEqual(['allergy']);
});

test.each([
  ' ',
  ' ,',
  ' e ',
  'noci e ',
  'noci ',
  'latte mi gonfia ',
  'non digerisco bene ',
  'digest a well ',
  'mi dà fastidio. ',
  'svengo. ',
])('an answer of 30,000 characters of “%s” is read in linear time', (part) => {
  const before = process.threadCpuUsage();
  severityOf(`noci${part.repeat(30_000 / part.length)}latte mi dà fastidio`, allergyQuestion);
  const { user, system } = process.threadCpuUsage(before);

  // In microseconds of this thread: other work on the machine is not counted.
  expect(user + system).toBeLessThan(1_500_000);
});

const severitiesOf = (text: string, question: string) => {
  const declared = withAllergyOfQuestion({ question, text });
  return withStatements(emptyProfile, unstatedIn(declared, emptyProfile)).allergies.map(
    ({ allergen, severity }) => `${allergen} ${severity}`,
  );
};

test.each([
  ['Arachidi, inoltre il latte mi gonfia', ['peanuts allergy', 'milk intolerance']],
  ['Arachidi inoltre il latte mi gonfia', ['peanuts allergy', 'milk intolerance']],
  ['Arachidi; il latte mi dà fastidio', ['peanuts allergy', 'milk intolerance']],
  ['Il latte mi dà fastidio e noci', ['milk intolerance', 'nuts allergy']],
  ['Peanuts, also milk bothers me', ['peanuts allergy', 'milk intolerance']],
  ['Latte e noci: non mi piacciono le zucchine', ['milk allergy', 'nuts allergy']],
  ['Noci mi fanno male, il latte non lo digerisco', ['milk intolerance', 'nuts allergy']],
  ['Allergica alle arachidi, inoltre il latte mi gonfia', ['peanuts allergy', 'milk intolerance']],
])('“%s” as an answer to a question about allergies says for each food what it is: %j', (text, severities) => {
  expect(severitiesOf(text, allergyQuestion)).toEqual(severities);
});

test('an intolerance that the profile states is not proposed again beside an allergy to another food', () => {
  const text = withAllergyOfQuestion({ question: allergyQuestion, text: 'Arachidi, inoltre il latte mi gonfia' });
  const profile = { ...emptyProfile, allergies: [{ allergen: 'milk', severity: 'intolerance' } as const] };

  expect(unstatedIn(text, profile)).toEqual([{ kind: 'allergy', allergen: 'peanuts' }]);
});

test('the finocchi and gnocchi of a text are no eyes', () => {
  expect(severityOf('Non digerisco i finocchi, il latte mi dà fastidio')).toEqual(['intolerance']);
});

test('“Non digerisco i peperoni” names no allergy', () => {
  expect(severityOf('Non digerisco i peperoni', 'Hai allergie?')).toEqual([]);
  expect(withAllergyOfQuestion({ question: 'Hai allergie?', text: 'Non digerisco i peperoni' })).not.toMatch(
    /allergia/,
  );
});

test.each([
  ...[
    'Allergia al latte',
    'Il latte mi dà fastidio, sono allergica',
    'Il latte mi fa male: mi si gonfia la gola',
    'Latte',
  ],
  ...['Milk makes me feel sick, my lips swell', 'Milk allergy'],
])('“%s” stays an allergy', (text) => {
  expect(severityOf(text)).toEqual(['allergy']);
});

test.each<[text: string, severities: Partial<Record<Allergen, 'allergy' | 'intolerance'>>]>([
  ['Intollerante al latte', { milk: 'intolerance' }],
  ['Sono intollerante al latte', { milk: 'intolerance' }],
  ['Intolleranza a latte e uova', { milk: 'intolerance', eggs: 'intolerance' }],
  ['Lieve intolleranza alimentare alle uova', { eggs: 'intolerance' }],
  ['Milk intolerant', { milk: 'intolerance' }],
  ["I'm intolerant to eggs", { eggs: 'intolerance' }],
  ['Milk and egg intolerance', { milk: 'intolerance', eggs: 'intolerance' }],
  ['Intollerante al latte, allergica alle noci', { milk: 'intolerance', nuts: 'allergy' }],
  ['Egg intolerance, milk and nut allergy', { eggs: 'intolerance', milk: 'allergy', nuts: 'allergy' }],
  ['Intolleranza al lattosio', {}],
  ['Lactose intolerant', {}],
  ['Intollerante al latte: orticaria', { milk: 'allergy' }],
  ['Intollerante al latte. Mi si gonfia la gola', { milk: 'allergy' }],
  ['Milk intolerant, I get hives', { milk: 'allergy' }],
  ['Intolleranza grave al latte', { milk: 'allergy' }],
  ['Intollerante e allergica al latte', { milk: 'allergy' }],
  ['Allergie e intolleranze: latte', { milk: 'allergy' }],
  ['Intollerante al latte. Allergia al latte', { milk: 'allergy' }],
  ['Latte', { milk: 'allergy' }],
])('“%s” is proposed as %j', (text, severities) => {
  const named = statementsNamedIn(text).flatMap((one) =>
    one.kind === 'allergy' ? [[one.allergen, one.severity ?? 'allergy']] : [],
  );

  expect(Object.fromEntries(named)).toEqual(severities);
});
