import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import path from 'node:path';
import { openFoodFile } from './open-food-file.ts';
import { readSample, writeSample } from './testing/samples.ts';

const header =
  'Nome;Marca;Energia (kcal);Proteine (g/100 g);Carboidrati;Grassi;di cui saturi (g);Vitamina C (mg);Allergeni;Porzione;Codice a barre;Note';
const bread = 'Pane di casa;;265;8,2;49,5;3,2;0,7;-;glutine, kiwi;50;;fresco';
const text = `${header}\r\n${bread}\r\n`;

const heavierThanFood = 'protein, carbohydrates, lipids, fibre and alcohol are together more than 100 g in 100 g';

const workbook = async (rows: (string | number | null)[][]) => {
  const { toBuffer } = writeWorkbook(
    rows.map((row) => row.map((value) => ({ value }) as { value: string })) as never,
  ) as unknown as { toBuffer(): Promise<Buffer> };
  return toBuffer();
};

describe('an own table', () => {
  test('is read with the columns it names, in Italian', async () => {
    const { foods } = await readSample('mie.csv', text);

    expect(foods).toEqual([
      expect.objectContaining({
        ref: 'pane di casa',
        name_it: 'Pane di casa',
        calories: 265,
        protein_tot: 8.2,
        carbs_tot: 49.5,
        lipids_tot: 3.2,
        micronutrients: { fat_saturated: 0.7 },
        category: 'bakery',
        allergens: { gluten: 'contains' },
        other_allergens: 'kiwi',
        declares_allergens: true,
        portions: [{ label: 'Porzione', label_en: 'Serving', grams: 50, isDefault: true }],
      }),
    ]);
  });

  test('may be in English, with commas, units in other forms and its own quantity', async () => {
    const { foods } = await readSample(
      'mine.csv',
      'code,name,energy_kj,protein_g,"Carbohydrates (g)",fat,"Total carbohydrates",Sodium (g),per\n7,"Bar, ""crunchy""",627.6,3,20,5,,0.06,30\n',
    );
    expect(foods[0]).toMatchObject({
      ref: '7',
      name_en: 'Bar, "crunchy"',
      calories: 500,
      protein_tot: 10,
      carbs_tot: 66.6667,
      micronutrients: { sodium: 200 },
    });
  });

  test('leaves out a food with more grams of nutrients than of food, as the form refuses it, and reads the others', async () => {
    const { foods, rejected } = await readSample(
      'mie.csv',
      'Nome;Proteine;Carboidrati;Grassi;Fibre\nPane;8;49;3;4\nImpossibile;30;60;20;20\nCrusca;16;60;5;43\n',
    );

    expect(foods.map(({ name_it }) => name_it)).toEqual(['Pane']);
    expect(rejected).toEqual([
      { line: 3, reason: heavierThanFood },
      { line: 4, reason: heavierThanFood },
    ]);
  });

  test.each([
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['Windows-1252', Buffer.from(text.replace('Pane di casa', 'Pane perché'), 'latin1')],
    ['gzip', gzipSync(text)],
    ['old line ends', Buffer.from(text.replaceAll('\r\n', '\n'))],
  ])('is read in %s', async (encoding, content) => {
    const { foods } = await readSample('mie.csv', content);
    expect(foods.map(({ name_it }) => name_it)).toEqual([encoding === 'Windows-1252' ? 'Pane perché' : 'Pane di casa']);
  });

  test('names what it cannot read: a short row, a row without a name, cells that are no amounts, a wrong barcode', async () => {
    const rows = [
      bread,
      'Corto;1',
      ';;100;1;1;1;1;1;;;;',
      'Strano;;abc;200;1;1;;;;;8001234567899;',
      'Muto;;;;;;;;;;;',
      'Lungo;;100;1;1;1;;;;;;;;;',
    ];
    const { foods, rejected, faults } = await readSample('mie.csv', [header, ...rows].join('\n'));

    expect(foods.map(({ name_it }) => name_it)).toEqual(['Pane di casa', 'Strano', 'Lungo']);
    expect(rejected).toEqual([
      { line: 3, reason: '2 columns instead of 12' },
      { line: 4, reason: 'no number or code' },
      { line: 6, reason: 'no known value' },
    ]);
    expect(faults.map(({ field, value, reason }) => [field, value, reason])).toEqual([
      ['kcal', 'abc', 'not an amount'],
      ['protein_tot', '200', 'more than 100 g in 100 g'],
      ['barcode', '8001234567899', 'wrong check digit; kept'],
    ]);
  });

  test('shows its columns and first foods before anything is stored', async () => {
    const file = path.join(writeSample({ 'mie.csv': text }), 'mie.csv');
    const { preview, source } = await openFoodFile(file);

    expect(source).toBeNull();
    expect(preview).toContain('Energia (kcal)      energy in kcal\n');
    expect(preview).toContain('Carboidrati         carbs_tot in g (assumed: the header names no unit)\n');
    expect(preview).toContain('Note                not imported\n');
    expect(preview).toContain('Pane di casa: 265 kcal, 8.2 g protein, 49.5 g carbs, 3.2 g fat, 1 more');
  });
});

test('the Swiss database: title rows, repeated source columns, and values of 100 ml by the density', async () => {
  const columns = [
    'ID',
    'ID SwissFIR',
    'Nome',
    'Sinonimi',
    'Categoria',
    'Density',
    'Matrix unit',
    'Energia, calorie (kcal)',
    'Derivation of value',
    'Source',
    'Proteine (g)',
    'Derivation of value',
    'Source',
    'Glucidi, disponibili (g)',
    'Lipidi, totali (g)',
    'Vitamin A activity, RAE (µg-RE)',
    'Vitamin B12 (cobalamin) (µg)',
    'Iodio (I) (µg)',
  ];
  const content = await workbook([
    ['Swiss food composition database – Generic foods V 7.0 (01.07.2025)'],
    [null],
    columns,
    [
      '273',
      '841005',
      'Mandorle',
      'mandorla',
      'Frutta secca',
      null,
      'per 100g edible portion',
      624,
      '-',
      '1542',
      25.6,
      '-',
      '1',
      7.8,
      52.1,
      'tr.',
      '<0.1',
      0.2,
    ],
    [
      '500',
      '1',
      'Birra',
      '',
      'Bevande alcoliche/Birra',
      1.01,
      'per 100 ml',
      40.4,
      '',
      '',
      0.505,
      '',
      '',
      3.03,
      0,
      '',
      '',
      'n. b.',
    ],
    ['501', '2', 'Sciroppo', '', 'Bevande', null, 'per 100 ml', 40, '', '', 0.5, '', '', 3, 0, '', '', ''],
  ]);
  const file = path.join(writeSample({ 'swiss.xlsx': content }), 'swiss.xlsx');
  const { source, edition } = await openFoodFile(file);
  const { foods, rejected } = await readSample('swiss.xlsx', content);

  expect([source?.source, edition]).toEqual(['swiss', 'Swiss Food Composition Database V 7.0']);
  expect(foods[0]).toMatchObject({
    ref: '273',
    name_it: 'Mandorle',
    synonyms: 'mandorla',
    category: 'nuts_seeds',
    calories: 624,
    protein_tot: 25.6,
    carbs_tot: 7.8,
    lipids_tot: 52.1,
    micronutrients: { vitamin_a: 0, vitamin_b12: 0.05, iodine: 0.2 },
    states: { vitamin_a: 'trace', vitamin_b12: 'below_limit' },
  });
  expect(foods[1]).toMatchObject({ calories: 40, protein_tot: 0.5, carbs_tot: 3, category: 'alcohol' });
  expect(rejected).toEqual([{ line: 6, reason: 'values of 100 ml without a density' }]);
});

test('the table of CIQUAL as a workbook', async () => {
  const content = await workbook([
    [
      'alim_grp_code',
      'alim_grp_nom_eng',
      'alim_ssgrp_nom_eng',
      'alim_code',
      'alim_nom_eng',
      'Energy,\nRegulation\nEU No\n1169\n2011 (kJ\n100g)',
      'Energy,\nRegulation\nEU No\n1169\n2011 (kcal\n100g)',
      'Protein (g/100g)',
      'FA 20:5 5c,8c,11c,14c,17c (n-3) EPA (g/100g)',
      'Vitamin B1 or Thiamin (mg/100g)',
    ],
    ['03', 'cereal products', 'bread', '7001', 'Bread', '-', '250', '8,4', '< 0,01', 'traces'],
  ]);
  const { foods } = await readSample('Table Ciqual 2025_ENG.xlsx', content);

  expect(foods[0]).toMatchObject({
    ref: '7001',
    name_en: 'Bread',
    category: 'bakery',
    calories: 250,
    protein_tot: 8.4,
    micronutrients: { fa_epa: 0.005, thiamin: 0 },
  });
});

describe('a file is refused as a whole', () => {
  test.each([
    ['binary.csv', Buffer.from([0x89, 0x50, 0, 0, 1, 2, 3, 0x0a, 0]), 'is not a text file'],
    ['old.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'save it as .xlsx'],
    ['empty.csv', '', 'is empty'],
    ['letter.txt', 'Cara Anna, come stai?\nbene\n', 'no row names the columns'],
    ['other.zip', Buffer.from('PK\u0003\u0004 nothing'), 'no tables of FoodData Central or CIQUAL'],
    ['half.jsonl.gz', gzipSync('{"code":"1"}\n'.repeat(5000)).subarray(0, 60), 'incomplete or damaged'],
  ])('%s', async (name, content, message) => {
    await expect(readSample(name, content)).rejects.toThrow(message);
  });

  test('with a quote that never ends, after the rows before it', async () => {
    const rows = Array.from({ length: 60_000 }, () => `Pane;;265;8;49;3;1;1;;;;${'x'.repeat(20)}`);
    const content = [header, bread, `"${rows.join('\n')}`].join('\n');
    await expect(readSample('mie.csv', content)).rejects.toThrow('cannot be read to its end');
  });
});
