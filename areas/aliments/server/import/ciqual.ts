import { readdirSync } from 'node:fs';
import path from 'node:path';
import { categoryOf } from './categories.ts';
import { compositionOf, type SourceNutrient, type SourceValue } from './composition.ts';
import { rowOf, type SourceRow } from './food.ts';
import { FoodFileError, type OnBytes, readText } from './text-file.ts';

type Element = ReadonlyMap<string, string>;

/** The XML files of an edition in a folder, by their table; undefined when the folder has none. */
export function findCiqualFiles(
  folder: string,
): { alim: string; compo: string; alim_grp: string | null; edition: string } | undefined {
  const names = readdirSync(folder).toSorted();
  const find = (table: string) => names.findLast((name) => new RegExp(`^${table}[ _]\\d{4}.*\\.xml$`, 'i').test(name));
  const [alim, compo, alim_grp] = [find('alim'), find('compo'), find('alim_grp')];
  if (!alim || !compo) return;
  const inFolder = (name: string) => path.join(folder, name);
  const edition = /\d{4}/.exec(alim)?.[0] ?? '';
  return { alim: inFolder(alim), compo: inFolder(compo), alim_grp: alim_grp ? inFolder(alim_grp) : null, edition };
}

/** The foods of an edition of CIQUAL. The values are few enough for the memory. */
export async function* readCiqualFoods(folder: string, onBytes: OnBytes): AsyncGenerator<SourceRow[]> {
  const files = findCiqualFiles(folder);
  if (!files) throw new FoodFileError(`${folder} has no alim and compo files of CIQUAL`);
  const groups = new Map<string, string>();
  if (files.alim_grp)
    for await (const { element } of readElements(files.alim_grp, 'ALIM_GRP')) {
      for (const level of ['alim_grp', 'alim_ssgrp', 'alim_ssssgrp'])
        groups.set(textOf(element, `${level}_code`), textOf(element, `${level}_nom_eng`));
    }
  const values = new Map<string, Map<string, string>>();
  for await (const { element } of readElements(files.compo, 'COMPO', onBytes)) {
    const constant = textOf(element, 'const_code');
    const [value, code] = [textOf(element, 'teneur'), textOf(element, 'alim_code')];
    if (!constants.has(constant) || value === '' || value === '-') continue;
    const known = values.get(code);
    if (known) known.set(constant, value);
    else values.set(code, new Map([[constant, value]]));
  }
  for await (const { element, line } of readElements(files.alim, 'ALIM'))
    yield [foodRow(element, line, { values, groups })];
}

interface Tables {
  /** Values as they are written, by food and constituent. */
  values: Map<string, ReadonlyMap<string, string>>;
  groups: Map<string, string>;
}

function foodRow(element: Element, line: number, { values, groups }: Tables): SourceRow {
  const ref = textOf(element, 'alim_code');
  const groupNames = ['alim_ssssgrp_code', 'alim_ssgrp_code', 'alim_grp_code'].map(
    (name) => groups.get(textOf(element, name)) ?? '',
  );
  const name_en = textOf(element, 'alim_nom_eng').replace(/^-$/, '') || textOf(element, 'alim_nom_fr');
  const stated = values.get(ref);
  const ranked = [...constants].flatMap(([constant, nutrient]): SourceValue[] => {
    const value = stated?.get(constant);
    return value === undefined ? [] : [{ nutrient, value }];
  });
  return rowOf(line, { ref, name_en, category: categoryOf(...groupNames) }, compositionOf(ranked));
}

/** Nutrients by the code of their constituent, the preferred of several first: energy of the EU rule, protein with Jones' factors. */
const constants: ReadonlyMap<string, SourceNutrient> = new Map<string, SourceNutrient>([
  ['328', 'kcal'],
  ['333', 'kcal'],
  ['327', 'kJ'],
  ['332', 'kJ'],
  ['25000', 'protein_tot'],
  ['25003', 'protein_tot'],
  ['31000', 'carbs_tot'],
  ['40000', 'lipids_tot'],
  ['400', 'water'],
  ['10000', 'ash'],
  ['10004', 'salt'],
  ['10110', 'sodium'],
  ['10120', 'magnesium'],
  ['10150', 'phosphorus'],
  ['10170', 'chloride'],
  ['10190', 'potassium'],
  ['10200', 'calcium'],
  ['10251', 'manganese'],
  ['10260', 'iron'],
  ['10290', 'copper'],
  ['10300', 'zinc'],
  ['10340', 'selenium'],
  ['10530', 'iodine'],
  ['32000', 'sugars'],
  ['32210', 'fructose'],
  ['32220', 'galactose'],
  ['32250', 'glucose'],
  ['32410', 'lactose'],
  ['32430', 'maltose'],
  ['32480', 'sucrose'],
  ['33110', 'starch'],
  ['34000', 'polyols'],
  ['34100', 'fiber'],
  ['40302', 'fat_saturated'],
  ['40303', 'fat_monounsaturated'],
  ['40304', 'fat_polyunsaturated'],
  ['40400', 'fa_4_0'],
  ['40600', 'fa_6_0'],
  ['40800', 'fa_8_0'],
  ['41000', 'fa_10_0'],
  ['41200', 'fa_12_0'],
  ['41400', 'fa_14_0'],
  ['41600', 'fa_16_0'],
  ['41800', 'fa_18_0'],
  ['41819', 'fa_18_1'],
  ['41826', 'fa_18_2'],
  ['41833', 'fa_ala'],
  ['42046', 'fa_20_4'],
  ['42053', 'fa_epa'],
  ['42263', 'fa_dha'],
  ['51200', 'retinol'],
  ['51330', 'beta_carotene'],
  ['52100', 'vitamin_d'],
  ['53100', 'vitamin_e'],
  ['54101', 'vitamin_k'],
  ['54104', 'vitamin_k2'],
  ['55100', 'vitamin_c'],
  ['56100', 'thiamin'],
  ['56200', 'riboflavin'],
  ['56310', 'niacin'],
  ['56400', 'pantothenic_acid'],
  ['56500', 'vitamin_b6'],
  ['56600', 'vitamin_b12'],
  ['56700', 'folate'],
  ['60000', 'alcohol'],
  ['65000', 'organic_acids'],
  ['75100', 'cholesterol'],
]);

function textOf(element: Element, name: string): string {
  return element.get(name) ?? '';
}

/**
 * The elements of a flat table, with the line of their end. A limit such as `< 0,5` is not escaped in some editions, which a strict
 * parser refuses.
 */
async function* readElements(
  file: string,
  name: string,
  onBytes?: OnBytes,
): AsyncGenerator<{ element: Element; line: number }> {
  const end = `</${name}>`;
  let rest = '';
  let line = 1;
  for await (const text of readText(file, onBytes)) {
    const parts = (rest + text).split(end);
    rest = parts.pop() ?? '';
    for (const part of parts) {
      line += part.split('\n').length - 1;
      yield { element: elementOf(part), line };
    }
  }
  if (rest.includes(`<${name}>`)) throw new FoodFileError(`${file} ends within an element`);
}

function elementOf(text: string): Element {
  const fields = text.matchAll(/<(\w+)>([\s\S]*?)<\/\1>/g);
  return new Map([...fields].map(([, name = '', value = '']) => [name, decoded(value).trim()]));
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  return text.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (entity, hex?: string, decimal?: string, name?: string) => {
      if (name) return entities[name] ?? entity;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    },
  );
}
