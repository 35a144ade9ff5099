import { describe, expect, test } from 'vitest';
import { parseIngredients } from './parse-ingredients.ts';
import { headedLines } from './pasted-headings.ts';

const days = 'Lunedì\nPranzo\npasta 80 g\nMartedì\nCena\npollo 150 g';
const generalLines = (text: string) =>
  headedLines(text)
    .filter(({ isGeneral }) => isGeneral)
    .map(({ line }) => line);

describe('after an empty line at the end of a text of several meals', () => {
  test.each([
    'Integratori: vitamina D 2000 UI al giorno dopo colazione; omega 3 1 capsula a pranzo',
    'Integrazione: creatina 3 g al giorno',
    'Acqua: 2 litri al giorno',
    'Acqua 1,5-2 L/die',
    'Bere almeno 2 litri di acqua al giorno',
    'Idratazione: 8 bicchieri al giorno',
    'Evitare bevande zuccherate e succhi',
    'Limitare il sale',
    'Note generali: pesare a crudo',
    'Consigli: masticare bene',
    'Raccomandazioni: camminare 30 minuti',
    'Supplements: vitamin D 2000 IU a day',
    'Water: 2 litres a day',
    'Avoid sugary drinks',
    'General notes: weigh raw',
    'Advice: eat slowly',
    '- **Integratori:** vitamina D',
  ])('“%s” is about all days and no food', (line) => {
    expect(generalLines(`${days}\n\n${line}`)).toEqual([line]);
    expect(parseIngredients(`${days}\n\n${line}`, 'it').at(-1)).toMatchObject({ food: '', isNote: true });
  });

  test('several such lines, those below a word for advice alone and the end of a sentence belong to them', () => {
    const advice =
      'Acqua: 2 litri al giorno\nEvitare alcolici,\nbevande zuccherate\n\nConsigli:\n- 30 minuti di cammino\n- dormire';

    expect(generalLines(`${days}\n\n${advice}`)).toEqual(advice.split('\n').filter(Boolean));
  });

  test('foods, notes of the meal and what a day or meal follows do not', () => {
    const others = ['pane 50 g', 'Acqua 200 ml', 'Tisana', 'verdura cruda di stagione', 'insalata mista a volontà'];
    for (const line of others) expect(generalLines(`${days}\n\n${line}`)).toEqual([]);
    expect(generalLines(`Lunedì\nPranzo\npasta 80 g\n\nEvitare il sale\n\nCena\npollo 150 g`)).toEqual([]);
    expect(generalLines(`${days}\n\nEvitare il sale\n\npane 50 g`)).toEqual(['Evitare il sale']);
  });

  test.each([
    'NB: NO alcolici. Acqua 2 L al giorno. Vitamina D 1 cps a colazione.',
    'N.B. condire con olio a crudo',
    'Note: 30 g di pane in più nei giorni di allenamento',
    'No alcolici',
    'Gli alimenti si pesano a crudo.',
    'Ricordati di bere prima dei pasti',
    'I pesi si intendono a crudo e al netto degli scarti.',
    'Condimento: 1 C. olio a pasto',
    'Ci vediamo il 15 gennaio',
    'Dott.ssa Bianchi - Biologa nutrizionista',
    'Note: weigh raw',
    'Weigh all foods raw',
  ])('the closing remark “%s” does too', (line) => {
    expect(generalLines(`${days}\n\n${line}`)).toEqual([line]);
    expect(parseIngredients(`${days}\n\n${line}`, 'it').at(-1)).toMatchObject({ food: '', isNote: true });
  });

  test.each([
    'SOSTITUZIONI\nPasta 80 g = riso 80 g = pane 100 g\n\nPollo 100 g = pesce 150 g',
    'Lista delle sostituzioni:\n- 50 g di pane: 40 g di cereali\n- 100 g di carne: 150 g di pesce',
    'Alternative alla pasta: riso 80 g, pane 100 g',
    'Tabella delle equivalenze\n\n80 g pasta\t100 g pane',
    'Exchange list:\nrice 80 g = bread 100 g',
  ])('%j lists exchanges for all days, and is no food of the last meal', (list) => {
    expect(generalLines(`${days}\n\n${list}`)).toEqual(list.split('\n').filter(Boolean));
  });

  test('a footnote ends the last meal', () => {
    const footnoted = days.replace('pasta', 'pasta*');

    expect(generalLines(`${footnoted}\n* pesare a crudo\nNB: niente alcolici`)).toEqual(['NB: niente alcolici']);
  });

  test('notes belong to their meals where other meals have some, sentences where foods follow empty lines', () => {
    const noted = days.replace('80 g', '80 g\nNota: a crudo');

    expect(generalLines(`${noted}\n\nNota: al forno`)).toEqual([]);
    expect(generalLines(`${days.replaceAll('\n', '\n\n')}\n\nNon pelare le patate`)).toEqual([]);
  });

  test('without an empty line they do where nothing else follows them, also behind a table', () => {
    const notes = ['NB: niente alcolici', 'Nota:', 'pesare a crudo'];
    const lines = ["Bere 2 litri d'acqua", "Condimenti: 2 cucchiai d'olio al giorno", 'Evitare alcolici'];
    const table = 'Giorno\tPasto\tAlimento\tQuantità\nLunedì\tPranzo\tpasta\t80 g\nMartedì\tCena\tpollo\t150 g';

    expect(generalLines(`${days}\n${lines.join('\n')}`)).toEqual(lines);
    expect(generalLines(`${days}\n${notes.join('\n')}`)).toEqual(notes);
    expect(generalLines(`${days.replace('Cena\n', 'Cena: ')}\n${notes.join('\n')}`)).toEqual(notes);
    expect(generalLines(`${days}\nSabato: cena libera\n${notes.join('\n')}`)).toEqual(notes);
    expect(generalLines(`${days}\nNB: a crudo\npane 50 g`)).toEqual([]);
    expect(generalLines('Pranzo\npasta 80 g\nCena\npollo 150 g\nNB: al forno')).toEqual([]);
    expect(generalLines(`${table}\n${lines.join('\n')}`)).toEqual(lines);
    expect(generalLines(`${days}\nEvitare il sale\npane 50 g`)).toEqual([]);
    expect(generalLines(`${days}\nIntegratori: magnesio 1 bustina`)).toEqual([]);
    expect(generalLines('Lunedì\nPranzo\npasta 80 g\nMartedì\nCena\nEvitare il sale')).toEqual([]);
  });

  test('in a text of one meal they stay in it', () => {
    expect(generalLines('Pranzo\npasta 80 g\n\nEvitare il sale')).toEqual([]);
    expect(generalLines('pasta 80 g\n\nEvitare il sale')).toEqual([]);
  });
});

test('supplements in a meal are a note; powders with energy are foods to be found', () => {
  const [, vitamins] = parseIngredients('pasta 80 g\nIntegratori: vitamina D 2000 UI', 'it');
  const [, powder] = parseIngredients('pasta 80 g\nIntegratori: proteine whey 30 g', 'it');

  expect(vitamins).toMatchObject({ text: 'Integratori: vitamina D 2000 UI', isNote: true });
  expect(powder?.isNote).toBeUndefined();
});
