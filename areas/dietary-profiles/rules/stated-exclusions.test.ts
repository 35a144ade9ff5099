import { expect, test } from 'vitest';
import { allergyPartsOf } from './allergy-parts.ts';
import { excludableWordsOf } from './unrecognised.ts';

test.each([
  ['Bene. Non mangio più carne da due settimane', 'Non mangio più carne da due settimane'],
  ['Ho eliminato il latte perché mi gonfia la sera, dormo meglio', 'Ho eliminato il latte perché mi gonfia la sera'],
  ['Questa settimana ho tolto i latticini', 'Questa settimana ho tolto i latticini'],
  ['Ho smesso di mangiare pesce, uova e crostacei', 'Ho smesso di mangiare pesce, uova e crostacei'],
  ['Non mangia maiale, allenamento 3 volte', 'Non mangia maiale'],
  ['Evito i broccoli', 'Evito i broccoli'],
  ['Non bevo alcol', 'Non bevo alcol'],
  ['I no longer eat meat', 'I no longer eat meat'],
  ["I don't eat pork, I train a lot", "I don't eat pork"],
  ['I stopped eating dairy last month', 'I stopped eating dairy last month'],
  ['Sono diventata vegana, mi trovo bene', 'Sono diventata vegana'],
  ['Da marzo seguo una dieta vegetariana', 'Da marzo seguo una dieta vegetariana'],
  ['Dimagrire; è vegana', 'è vegana'],
  ['Vegetariano', 'Vegetariano'],
  ['Massa. Vegana dal 2019', 'Vegana dal 2019'],
  ["I'm vegan now", "I'm vegan now"],
  ['I keep kosher so no pork or shellfish pls', 'I keep kosher so no pork or shellfish pls'],
  ['mangio solo halal', 'mangio solo halal'],
  ['non posso mangiare il pompelmo per la statina', 'non posso mangiare il pompelmo per la statina'],
  ['Non posso bere latte', 'Non posso bere latte'],
  ['I can’t eat grapefruit because of my meds', 'I can’t eat grapefruit because of my meds'],
  ['I’m not allowed to have grapefruit', 'I’m not allowed to have grapefruit'],
  ['No pork for me, thanks', 'No pork for me'],
  ['niente maiale per favore', 'niente maiale per favore'],
])('“%s” says “%s” of what is not eaten', (text, stated) => {
  expect(allergyPartsOf(text)).toBe(stated);
});

test.each([
  'Ho mangiato meno carne',
  'Ho mangiato poca carne e tanto pesce',
  'Non mangio abbastanza pesce',
  'Non mangio molta carne',
  'Non mangio carne tutti i giorni',
  'Oggi non mangio carne',
  'Non mangio carne a cena',
  'Non ho mangiato carne ieri',
  'Non ho eliminato il latte',
  'Ho tolto un po’ di latte',
  'Non mangio pesce crudo',
  'Ho eliminato tre chili',
  'Ho evitato le scale',
  'Ho smesso di correre',
  'Mia figlia non mangia carne',
  'Mia sorella è vegana',
  'Vorrei diventare vegana',
  'Ho provato ricette vegane e vegetariane',
  'Il ristorante vegano era buono',
  'Non sono vegana',
  'Ero vegetariana',
  'I do not eat meat every day',
  'I ate less meat',
  'Non posso mangiare carne stasera',
  'Non posso mangiare tanta carne',
  'Il ristorante kosher era chiuso',
  'I don’t keep kosher',
  'non posso mangiare fuori',
  'I can’t eat that much',
  'No problem for me',
  'niente palestra oggi, per favore',
  'can I eat pork?',
  'niente da dire, grazie',
  'I did not stop eating meat',
])('“%s” excludes no food', (text) => {
  expect(allergyPartsOf(text)).toBe('');
});

test.each([
  ['Sono allergico ai crostacei e prendo il coumadin', []],
  ['Non mangio più carne da due settimane', ['carne']],
  ['Ho eliminato carne rossa e broccoli', ['carne rossa', 'broccoli']],
  ['Ho smesso di bere alcol', ['alcol']],
  ['I stopped eating pork', ['pork']],
  ['I keep kosher so no pork or shellfish pls', ['kosher', 'pork']],
  ['I keep kosher', ['kosher']],
  ['mangio solo halal', ['halal']],
  ['non posso mangiare il pompelmo per la statina', ['pompelmo']],
  ['I can’t eat grapefruit because of my meds', ['grapefruit']],
  ['No pork for me', ['pork']],
  ['niente maiale ne alcol per favore', ['maiale', 'alcol']],
])('“%s” has the excluded words %j', (text, excludedNames) => {
  expect(excludableWordsOf({ question: '', text })).toEqual(excludedNames);
});

test.each([
  ['halal: niente maiale ne alcol', ['halal', 'maiale', 'alcol']],
  ['halal', ['halal']],
])('the answer “%s” has the excluded words %j', (text, excludedNames) => {
  expect(excludableWordsOf({ question: 'Che cosa non mangi?', text })).toEqual(excludedNames);
});
