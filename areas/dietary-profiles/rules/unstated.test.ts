import { expect, test } from 'vitest';
import { type Allergen, allergens } from '#areas/aliments/contract/taxonomy.ts';
import type { DietaryProfile } from '../contract.ts';
import en from '../texts/en.json' with { type: 'json' };
import it from '../texts/it.json' with { type: 'json' };
import type { Diet } from './checked-aliment.ts';
import { emptyProfile } from './empty-profile.ts';
import type { EndedState } from './ended-states.ts';
import { unrecognisedIn, unrecognisedOf, wordsOfDeclaration } from './unrecognised.ts';
import { unstatedIn, withStatements } from './unstated.ts';

type Name = Allergen | Diet | 'pregnant' | 'lactating' | EndedState;

const unstated = (text: string, profile: DietaryProfile = emptyProfile): Name[] =>
  unstatedIn(text, profile).map((one) => {
    if (one.kind === 'state') return one.state;
    return one.kind === 'diet' ? one.diet : one.allergen;
  });

test.each<[text: string, named: Name[]]>([
  ['Sei in gravidanza o allatti?', ['pregnant', 'lactating']],
  ['Are you pregnant or breastfeeding?', ['pregnant', 'lactating']],
  ['Incinta di 20 settimane', ['pregnant']],
  ['Non sono in gravidanza, allatto', ['lactating']],
  ['Non sono incinta', []],
  ['No, allatto', ['lactating']],
  ['No, breastfeeding', ['lactating']],
  ['In gravidanza no, allatto', ['lactating']],
  ['In gravidanza: no. Allatto: sì', ['lactating']],
  ['Non sono incinta e allatto', ['lactating']],
  ["I'm not pregnant or breastfeeding", []],
  ['Neither pregnant nor breastfeeding', []],
  ['Non sono in gravidanza né in allattamento', []],
  ['Non sono né incinta né in allattamento', []],
  ['Né incinta né in allattamento', []],
  ['Incinta, no allergie', ['pregnant']],
  ['Sono stata incinta nel 2015', []],
  ['Ho partorito a marzo e allatto', ['lactating']],
  ['Sei in gravidanza o hai partorito negli ultimi 6 mesi?', []],
  ['Are you pregnant, breastfeeding or have you given birth recently?', []],
  ['Sei mai stata incinta?', []],
  ['Have you ever been pregnant?', []],
  ['Hai avuto il diabete in gravidanza?', []],
  ['Are you pregnant or trying to conceive?', []],
  ['Ho avuto il diabete in gravidanza', []],
  ['In gravidanza ho avuto il diabete', []],
  ['Quando ero incinta avevo la pressione alta', []],
  ['Durante la seconda gravidanza ero in allattamento', []],
  ['I had diabetes when pregnant', []],
  ['I was pregnant in 2019', []],
  ['Mastite quando ho allattato, incinta di 5 mesi', ['pregnant']],
  ['Ho avuto un aborto nel 2020, ora sono incinta', ['pregnant']],
  ['Ho avuto nausea perché sono in gravidanza', ['pregnant']],
  ['Ho avuto il diabete in gravidanza e adesso allatto', ['lactating']],
  ["I had some tests and I'm pregnant", ['pregnant']],
  ['Da quando sono incinta ho avuto mal di schiena', ['pregnant']],
  ['Shock anafilattico per un’arachide nel 2019', ['peanuts']],
  ['Frutta secca e formaggi stagionati', ['milk', 'nuts']],
  ['Gonfiore dopo la pasta di frumento', ['gluten']],
  ['Crostacei e frutti di mare', ['crustaceans', 'molluscs']],
  ['Walnuts and prawns', ['crustaceans', 'nuts']],
  ['Mangio senza glutine', ['gluten_free']],
  [
    'Allergia alle arachidi e alla frutta a guscio. Celiachia diagnosticata. Intollerante al lattosio.',
    ['peanuts', 'nuts', 'gluten_free', 'lactose_free'],
  ],
  [
    'Sono celiaco e ho intolleranza al lattosio; allergico ai gamberi e alla soia',
    ['crustaceans', 'soybeans', 'gluten_free', 'lactose_free'],
  ],
  ['CELIACA dal 2010', ['gluten_free']],
  ['Morbo celiaco', ['gluten_free']],
  ['Coeliac disease, lactose intolerant', ['gluten_free', 'lactose_free']],
  ['Celiac since 2012', ['gluten_free']],
  ['Sensibilità al glutine non celiaca', ['gluten_free']],
  ['Gluten intolerance', ['gluten_free']],
  ['Deficit di lattasi', ['lactose_free']],
  ['Allergia al nichel', ['low_nickel']],
  ['Nickel allergy and peanuts', ['peanuts', 'low_nickel']],
  ['Ho la SNAS, diagnosticata nel 2019', ['low_nickel']],
  ['Non sono allergica al nichel', []],
  ['Intollerante al latte', ['milk']],
  ['Allergia al latte, e intollerante al lattosio', ['milk', 'lactose_free']],
  ['Allergia al glutine', ['gluten', 'gluten_free']],
  ['Allergia al frumento e celiachia', ['gluten', 'gluten_free']],
  ['Sono vegana', ['vegan']],
  ['Vegetarian since 2019', ['vegetarian']],
  ['Pesco-vegetariana', ['pescatarian']],
  ['Non sono celiaca. Allergica alle noci', ['nuts']],
  ['Non posso mangiare glutine', ['gluten_free']],
  ['No\nCeliachia dal 2015', ['gluten_free']],
  ['Allergie: no. Celiachia: sì', ['gluten_free']],
  ['Allergies: no, coeliac: yes', ['gluten_free']],
  ['Asma: no - celiachia: sì', ['gluten_free']],
  ['No celiachia', []],
  ['Allergie: uova, glutine', ['gluten', 'eggs', 'gluten_free']],
  ['Celiaca, niente glutine; allergica alle noci', ['nuts', 'gluten_free']],
  ['No glutine, no lattosio', ['gluten_free', 'lactose_free']],
  ['Vegetariana, a volte vegana', []],
  ['Nessun disturbo', []],
  ['', []],
])('“%s” names %j', (text, named) => {
  expect(unstated(text)).toEqual(named);
});

test('what the profile states is not named again, gluten also by the diet without it; milk is not stated by the diet without lactose', () => {
  const allergies = [{ allergen: 'nuts' as const, severity: 'intolerance' as const }];
  const profile = { ...emptyProfile, allergies, isGlutenFree: true, isLactoseFree: true };

  expect(unstated('Noci, frumento, celiachia, lattosio, arachidi', profile)).toEqual(['peanuts']);
  expect(unstated('Allergia al latte', profile)).toEqual(['milk']);
});

test.each<[text: string, named: Allergen[]]>([
  ['Allergia alle noci', ['nuts']],
  ['Sono allergica a noci e latte', ['milk', 'nuts']],
  ['Shock anafilattico per le noci', ['nuts']],
  ['Nut allergy', ['nuts']],
  ['Nuts and milk allergy', ['milk', 'nuts']],
  ['Egg intolerance, milk and nut allergy', ['milk', 'nuts']],
  ['Noci (allergia accertata)', ['nuts']],
  ['Intollerante al latte e allergica alle noci', ['nuts']],
  ['Intollerante a latte e uova, allergica alle noci', ['nuts']],
  ['Allergica alle noci, intollerante a latte e uova', ['nuts']],
  ['Intollerante al latte mentre allergica alle noci', ['nuts']],
  ['Allergie e intolleranze: noci, latte', ['milk', 'nuts']],
  ['Allergie alimentari: noci, latte', ['milk', 'nuts']],
  ['Intolleranza alle noci', []],
  ['Noci', []],
  ['Nessuna allergia', []],
])('of intolerances to milk, eggs and nuts in the profile, “%s” declares %j as allergies', (text, named) => {
  const allergies = (['milk', 'eggs', 'nuts'] as const).map((one) => ({
    allergen: one,
    severity: 'intolerance' as const,
  }));

  expect(unstated(text, { ...emptyProfile, allergies })).toEqual(named);
});

test.each<[question: string, text: string, named: Allergen[]]>([
  ['Hai allergie alimentari?', 'Sì, alle noci', ['nuts']],
  ['Hai allergie alimentari?', 'Intollerante alle noci', []],
  ['Hai allergie o intolleranze?', 'Noci', []],
  ['Hai allergie o intolleranze?', 'Allergia alle noci', ['nuts']],
  ['Sei allergico alle noci?', '', ['nuts']],
])('with an intolerance in the profile, the answer to “%s” “%s” declares %j as allergies', (question, text, named) => {
  const allergies = [{ allergen: 'nuts' as const, severity: 'intolerance' as const }];

  expect(unstated(wordsOfDeclaration({ question, text }), { ...emptyProfile, allergies })).toEqual(named);
});

test('an intolerance of the profile becomes an allergy with what a text declares, and is then stated', () => {
  const allergies = [{ allergen: 'nuts' as const, severity: 'intolerance' as const }];
  const text = 'Allergia alle noci';
  const profile = { ...emptyProfile, allergies };
  const changed = withStatements(profile, unstatedIn(text, profile));

  expect(changed.allergies).toEqual([{ allergen: 'nuts', severity: 'allergy' }]);
  expect(unstated(text, changed)).toEqual([]);
});

test('a vegan profile states the vegetarian diet, and a vegetarian one does not state the vegan diet', () => {
  expect(unstated('Vegetariana', { ...emptyProfile, diet: 'vegan' })).toEqual([]);
  expect(unstated('Vegana', { ...emptyProfile, diet: 'vegetarian' })).toEqual(['vegan']);
});

test('a profile with what a text names states it', () => {
  const text = 'Celiaca, vegetariana, lattosio, arachidi';
  const profile = withStatements(emptyProfile, unstatedIn(text, emptyProfile));

  expect(profile).toEqual({
    ...emptyProfile,
    ...{ allergies: [{ allergen: 'peanuts', severity: 'allergy' }], diet: 'vegetarian' },
    ...{ isGlutenFree: true, isLactoseFree: true },
  });
  expect(unstated(text, profile)).toEqual([]);
});

test.each([
  ['Intolleranza all’istamina. Celiachia diagnosticata.', ['Intolleranza all’istamina']],
  ['Allergia alle arachidi, al nichel e ai kiwi', ['ai kiwi']],
  ['Favismo', ['Favismo']],
  ['Noci; fave', ['fave']],
  ['Vegetariana o vegana', ['Vegetariana', 'vegana']],
  ['Noci, sì, accertate dal medico nel 2015', []],
  ['Sono celiaco e ho intolleranza al lattosio', []],
  ['Non sono celiaca, allergica alle noci', []],
  ['Non sono celiaca ma allergica al kiwi', ['allergica al kiwi']],
  ["I'm not pregnant or breastfeeding; kiwi", ['kiwi']],
  ['Allergica al nichel', []],
  ['Non sono né incinta né in allattamento', []],
  ['Peanuts, diagnosed by a doctor', []],
  ['', []],
])('of “%s” the parts %j are not recognised', (text, parts) => {
  expect(unrecognisedIn(text)).toEqual(parts);
});

test.each([
  ['Italian', it],
  ['English', en],
])('each %s food that stands for an allergen in the profile names it', (_, texts) => {
  for (const allergen of allergens)
    for (const example of texts.allergenExamples[allergen].split(', '))
      expect([example, unstated(example)]).toEqual([example, expect.arrayContaining([allergen])]);
});

test('a declared pregnancy is added to the profile, and is then stated', () => {
  const [question] = ['Sei in gravidanza o allatti?'];
  const profile = withStatements(emptyProfile, unstatedIn(question, emptyProfile));

  expect(profile).toMatchObject({ isPregnant: true, isLactating: true });
  expect(unstated(question, profile)).toEqual([]);
  expect(unrecognisedIn('In gravidanza, celiaca')).toEqual([]);
});

test('a yes to a question that is not only about the present state names none, and is not lost', () => {
  const question = 'Sei in gravidanza o hai partorito negli ultimi 6 mesi';

  expect(unstated(wordsOfDeclaration({ question, text: '' }))).toEqual([]);
  expect(unrecognisedOf({ question, text: '' })).toEqual([question]);
});
