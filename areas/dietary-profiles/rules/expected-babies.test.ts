import { expect, test } from 'vitest';
import { maternalStatesDoubtedIn, maternalStatesNamedIn, partsOfMaternalWords } from './maternal-names.ts';
import { statePartsOf } from './own-states.ts';

test.each([
  'Also I just found out I am expecting a baby',
  "I'm expecting",
  "We're having a baby in May",
  "I am expecting again and I feel tired. I'm having twins!",
  'I am expecting my second child',
  'I am going to have a baby',
  'Expecting twins, 12 weeks',
  'Aspetto un bambino',
  'Ho scoperto che aspetto una bambina!',
  'Aspetto un figlio',
  'Sto aspettando il mio secondo figlio',
  'Aspettiamo due gemelli',
  'Sono in attesa, quindi niente salti',
  'Sono in dolce attesa',
  'Sono in attesa di un bambino',
])('“%s” is a pregnancy', (text) => {
  expect(maternalStatesNamedIn(text)).toEqual(['pregnant']);
  expect(statePartsOf(text)).not.toBe('');
  expect(new RegExp(partsOfMaternalWords, 'i').test(text)).toBe(true);
});

test.each([
  'I was expecting more weight',
  'I am expecting better results',
  'I am expecting my child to eat more vegetables',
  'I was expecting a baby last year',
  'I am not expecting a baby',
  'We are trying to conceive',
  'We are trying for a baby',
  'After having a baby I gained weight',
  'I am having a babysitter over',
  'I am having a salad',
  'Sono in attesa di una tua risposta',
  'Sono in attesa del referto',
  'Aspetto il bambino all’uscita della scuola',
  'Aspetto un tuo messaggio',
  'Aspetto la seconda',
  'Non aspetto un bambino',
  'Vorrei un bambino',
  'Mia sorella aspetta un bambino',
])('“%s” is none', (text) => {
  expect(statePartsOf(text)).toBe('');
});

test('“forse aspetto un bambino” is to be clarified', () => {
  expect(maternalStatesDoubtedIn('Forse aspetto un bambino')).toEqual(['pregnant']);
});
