import { expect, test } from 'vitest';
import { withAllergyOfQuestion } from './declared-allergies.ts';
import { emptyProfile } from './empty-profile.ts';
import { unstatedIn, withStatements } from './unstated.ts';

const severityOf = (text: string, question = '') => {
  const declared = withAllergyOfQuestion({ question, text });
  return withStatements(emptyProfile, unstatedIn(declared, emptyProfile)).allergies.map(({ severity }) => severity);
};

test.each([
  ...[
    'Mi dà fastidio il latte',
    'Il latte mi dà fastidio',
    'Non digerisco le uova',
    'Non tollero il latte',
    'Il latte mi gonfia',
  ],
  ...['Non mi piace il pesce', 'Le noci mi restano sullo stomaco', 'Il latte mi fa acidità', 'Le uova mi fanno male'],
  ...[
    'Milk upsets my stomach',
    "I can't digest milk",
    'Eggs bother me: eggs bothers me',
    "I don't like fish",
    'Milk makes me feel sick',
  ],
])('“%s” is no allergy: an intolerance is proposed, also as an answer to a question about allergies', (text) => {
  expect(severityOf(text)).toEqual(['intolerance']);
  expect(severityOf(text, 'Hai allergie alimentari?')).toEqual(['intolerance']);
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
