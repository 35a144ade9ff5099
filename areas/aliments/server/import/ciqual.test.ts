import path from 'node:path';
import { expect, test } from 'vitest';
import { readFoods, writeSample } from './testing/samples.ts';

const alim = (code: string, french: string, english: string, groups = ['03', '0301', '000000']) =>
  `<ALIM>\r\n <alim_code> ${code} </alim_code>\r\n <alim_nom_fr> ${french} </alim_nom_fr>\r\n <alim_nom_eng> ${english} </alim_nom_eng>\r\n` +
  ` <alim_nom_sci missing=" " />\r\n <alim_grp_code> ${groups[0]} </alim_grp_code>\r\n <alim_ssgrp_code> ${groups[1]} </alim_ssgrp_code>\r\n` +
  ` <alim_ssssgrp_code> ${groups[2]} </alim_ssssgrp_code>\r\n</ALIM>\r\n`;
const compo = (food: string, constant: string, amount: string) =>
  `<COMPO>\r\n <alim_code> ${food} </alim_code>\r\n <const_code> ${constant} </const_code>\r\n <teneur> ${amount} </teneur>\r\n` +
  ` <min missing=" " />\r\n <max missing=" " />\r\n <code_confiance> A </code_confiance>\r\n <source_code> 1 </source_code>\r\n</COMPO>\r\n`;
const group =
  `<ALIM_GRP>\r\n <alim_grp_code> 03 </alim_grp_code>\r\n <alim_grp_nom_eng> cereal products </alim_grp_nom_eng>\r\n <alim_ssgrp_code> 0301 </alim_ssgrp_code>\r\n` +
  ` <alim_ssgrp_nom_eng> pasta, rice and grains </alim_ssgrp_nom_eng>\r\n <alim_ssssgrp_code> 000000 </alim_ssssgrp_code>\r\n <alim_ssssgrp_nom_eng> - </alim_ssssgrp_nom_eng>\r\n</ALIM_GRP>\r\n`;
const table = (encoding: string, rows: string) =>
  `<?xml version="1.0" encoding="${encoding}" ?>\r\n<TABLE>\r\n${rows}</TABLE>\r\n`;

const rows = {
  alim:
    alim('9100', 'Riz cru, brassé', 'Rice, raw &amp; white') +
    alim('1000', 'Pâté “maison”', '-') +
    alim('2', 'Vide', 'Empty'),
  compo:
    compo('9100', '327', '1480') +
    compo('9100', '328', '350') +
    compo('9100', '333', '352') +
    compo('9100', '25000', '7,04') +
    compo('9100', '25003', '7,4') +
    compo('9100', '31000', '78') +
    compo('9100', '40000', '0,91') +
    compo('9100', '10260', '-') +
    compo('9100', '10200', '0') +
    compo('9100', '34100', '&lt; 0,5') +
    compo('9100', '10251', '< 0,04') +
    compo('9100', '56100', 'traces') +
    compo('1000', '332', '1255,2') +
    compo('2', '328', '-'),
};

const filesOf = (date: string, encoding: 'windows-1252' | 'utf-8') => {
  const bytes = (text: string) => (encoding === 'utf-8' ? Buffer.from(`\uFEFF${text}`) : windows1252(text));
  return {
    [`alim_${date}.xml`]: bytes(table(encoding, rows.alim)),
    [`alim_grp_${date}.xml`]: bytes(table(encoding, group)),
    [`compo_${date}.xml`]: bytes(table(encoding, rows.compo)),
    [`const_${date}.xml`]: bytes(table(encoding, '')),
  };
};

const windows1252 = (text: string) =>
  Buffer.from([...text].map((letter) => ({ '“': 0x93, '”': 0x94 })[letter] ?? letter.charCodeAt(0)));

test.each([
  ['2020', '2020_07_07', 'windows-1252'],
  ['2025', '2025_11_03', 'utf-8'],
] as const)('the XML files of %s are read with their letters, states and categories', async (_, date, encoding) => {
  const { foods, rejected } = await readFoods(writeSample(filesOf(date, encoding)));

  expect(foods).toHaveLength(2);
  expect(foods[0]).toMatchObject({
    ref: '9100',
    name_en: 'Rice, raw & white',
    name_it: '',
    category: 'cereals_pasta',
    form: 'raw',
    calories: 350,
    protein_tot: 7.04,
    carbs_tot: 78,
    lipids_tot: 0.91,
    micronutrients: { calcium: 0, fiber: 0.25, manganese: 0.02, thiamin: 0 },
    states: { fiber: 'below_limit', manganese: 'below_limit', thiamin: 'trace' },
  });
  expect(foods[0]?.micronutrients).not.toHaveProperty('iron');
  expect(foods[1]).toMatchObject({ name_en: 'Pâté “maison”', calories: 300, states: { calories: 'calculated' } });
  expect(rejected).toEqual([{ line: 29, reason: 'no known value' }]);
});

test('one of the files may be given instead of the folder; a file that ends within an element is refused', async () => {
  const folder = writeSample(filesOf('2025_11_03', 'utf-8'));
  expect((await readFoods(path.join(folder, 'compo_2025_11_03.xml'))).foods).toHaveLength(2);

  const complete = filesOf('2025_11_03', 'utf-8');
  const cut = { ...complete, 'compo_2025_11_03.xml': complete['compo_2025_11_03.xml']?.subarray(0, 700) ?? '' };
  await expect(readFoods(writeSample(cut))).rejects.toThrow('ends within an element');
});
