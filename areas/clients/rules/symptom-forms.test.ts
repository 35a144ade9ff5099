import { expect, test } from 'vitest';
import { expectLinearCost } from '#shell/common/testing/processor-time.ts';
import { namesSymptom } from './symptom-words.ts';

test.each([
  'Ho scoperto che le noci mi fanno gonfiare la gola',
  'Le mandorle mi fanno gonfiare le labbra',
  'le fragole mi gonfiano la faccia',
  'Se mangio i gamberi mi si gonfia la lingua',
  'mi si gonfiano gli occhi ogni volta che mangio kiwi',
  'Con le pesche mi gonfio in faccia',
  'mi si gonfiavano le labbra da piccola',
  'ho sentito la gola gonfiarsi',
  'mi si chiude la gola con le noci',
  'mi si è chiusa la gola',
  'Le arachidi mi fanno chiudere la gola',
  'mi sentivo chiudere la gola',
  'la gola mi si stringe',
  'mi si ingrossa la lingua',
  'mi prude la bocca',
  'Il melone mi fa prudere il palato',
  'mi pizzicano le labbra quando mangio kiwi',
  'sento pizzicare la gola',
  'mi manca il fiato quando mangio i crostacei',
  'mi è mancato il respiro',
  'mi fa mancare il fiato',
  'non respiro quando mangio le noci',
  'Dopo le noci non respiro',
  'mi sento soffocare dopo il pesce',
  'My lips swell up when I eat shrimp',
  'Peaches make my throat close',
  'my throat starts closing up',
  'my throat starts to close',
  'my throat gets tight',
  'tightness in my throat',
  'walnuts make my tongue swell',
  'my face puffs up',
  'my eyes get puffy after milk',
  'Kiwi makes my mouth itch',
  'my throat goes scratchy with apples',
  'can’t breathe after eating nuts',
  'I have difficulty breathing',
  'I start wheezing when I eat prawns',
  'it feels like I am choking',
])('“%s” names a reaction', (text) => {
  expect(namesSymptom(text)).toBe(true);
});

test.each([
  'Il caffè mi fa girare la testa',
  'la testa mi gira',
  'mi fa venire la nausea',
  'Il latte mi fa vomitare',
  'mi vengono i conati',
  'mi fa male lo stomaco',
  'mi fanno stare male',
  'mi fa star male',
  'mi sento male dopo cena',
  'Il kiwi mi fa venire l’orticaria',
  'mi vengono le bolle sulla pelle',
  'mi vengono le macchie rosse sul collo',
  'mi fa svenire',
  'It makes me dizzy',
  'it makes me sick',
  'Milk makes me feel ill',
  'eggs make me throw up',
  'I get sick when I eat eggs',
  'it upsets my stomach',
  'coffee makes my heart race',
])('“%s” names a symptom', (text) => {
  expect(namesSymptom(text)).toBe(true);
});

test.each([
  'mi gonfio i muscoli',
  'oggi ho gonfiato i bicipiti per bene',
  'i muscoli si gonfiano, gran pump',
  'ho sentito i pettorali gonfiarsi',
  'ho gonfiato le gomme della bici',
  'le noci non mi fanno più gonfiare la gola',
  'La gola non si chiude più',
  'Non mi si gonfiano gli occhi',
  'Milk no longer makes me sick',
  'It doesn’t make me dizzy',
  'Nessuna difficoltà, respiro bene nello squat',
  'non respiro dal naso durante la panca',
  'devo girare la testa a destra nel nuoto?',
  'La palestra chiude alle 22, che peccato di gola la torta',
  'è stato un peccato di gola',
  'Ho chiuso la settimana con 3 allenamenti',
  'Che faccia ho nelle foto',
  'Ricetta con le labbra di cernia',
  'mi fa ridere la bocca',
  'Ciao Helen, a domani',
  'Grazie mille, il piano mi piace',
  'Ho mangiato noci e yogurt a colazione',
  'Le fragole sono buonissime',
  'La salsa pizzica un po’',
  'That makes my day',
  'I will make my way to the gym, face to face',
  'Stretching of the throat muscles? No, only neck rolls tomorrow',
  'I closed my eyes and slept',
  'Threw in some peaches and kiwi',
  'I had eggs and milk today',
])('“%s” names nothing', (text) => {
  expect(namesSymptom(text)).toBe(false);
});

test.each(['mi gonfio ', 'mi si chiude un po ', 'gola ', 'my throat gets ', 'non respiro ', 'mi fa ', 'muscoli si '])(
  '20,000 characters of “%s” are read in linear time',
  (repeated) => {
    expectLinearCost(repeated.repeat(Math.ceil(20_000 / repeated.length)), namesSymptom);
  },
);
