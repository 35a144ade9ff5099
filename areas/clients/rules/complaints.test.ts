import { expect, test } from 'vitest';
import { expectLinearCost } from '#shell/common/testing/processor-time.ts';
import { namesSymptom } from './symptom-words.ts';

test.each([
  'Ho la pressione un po’ alta',
  'doc says my blood pressure is too high, 160/100',
  'Ginocchio destro, una fitta quando scendo le scale da sabato',
  'ho avuto una fitta mentre correvo',
  'sento una fitta ogni volta che mi piego',
  'Gomito: sempre delle fitte dopo la panca',
  'ho sentito una fitta',
  'Mi brucia la spalla quando spingo',
  'mi brucia ancora il gomito',
  'la spalla mi brucia se alzo il braccio',
  'il ginocchio destro brucia da ieri',
  'Il gomito mi dà noia da una settimana',
  'mi dà noia la spalla',
  'la schiena mi da problemi',
  'Ho tirato il femorale',
  'My shoulder burns when I press',
  'my left knee is burning',
  'I threw out my back',
  'I think I put my neck out',
  'I get a shooting sensation down my left leg',
  'it was shooting down my arm',
  'a stabbing feeling in the ribs',
  'My knee clicks and locks up',
])('“%s” is a complaint', (text) => {
  expect(namesSymptom(text)).toBe(true);
});

test.each([
  'ho una settimana con l’agenda fitta',
  'nebbia fitta, ho corso al chiuso',
  'una fitta rete di impegni',
  'mi bruciano i quadricipiti nell’ultima serie',
  'le spalle mi bruciavano alla fine delle alzate',
  'bruciano le cosce, bello',
  'che noia il tapis roulant',
  'ho tirato la barra fino al petto',
  'nessuna fitta quando scendo le scale',
  'I feel the burn in my quads',
  'my shoulders were on fire, great pump',
  'threw the ball to my partner',
  'I put my back into it',
  'we were shooting hoops',
  'I lock out my elbows at the top',
  'knees locked out on the last rep',
])('“%s” is no complaint', (text) => {
  expect(namesSymptom(text)).toBe(false);
});

test.each(['una fitta ', 'mi brucia la spalla ', 'il gomito mi dà ', 'my knee and my knee '])(
  'a text of “%s” costs in proportion to its length',
  (part) => {
    expectLinearCost(part.repeat(Math.ceil(20_000 / part.length)), namesSymptom);
  },
);
