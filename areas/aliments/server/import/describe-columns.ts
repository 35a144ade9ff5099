import type { FoodTable } from './table.ts';
import type { SourceRow } from './food.ts';

const maxFoods = 5;

/** What an import will read from a table, for the person to check: every column with its meaning, and the first foods. */
export function describeTable({ columns }: FoodTable, rows: readonly SourceRow[]): string {
  const named = columns.filter(({ header }) => header.trim() !== '');
  const width = Math.min(40, Math.max(...named.map(({ header }) => header.length)));
  const lines = named.map((column) => {
    const header = column.header.replaceAll(/\s+/g, ' ').slice(0, 40).padEnd(width);
    if (column.kind === 'unknown') return `  ${header}  not imported`;
    if (column.kind === 'attribute') return `  ${header}  ${column.attribute}`;
    const nutrient = column.nutrient === 'kcal' || column.nutrient === 'kJ' ? 'energy' : column.nutrient;
    return `  ${header}  ${nutrient} in ${column.unit}${column.isUnitAssumed ? ' (assumed: the header names no unit)' : ''}`;
  });
  return ['Columns:', ...lines, '', 'First foods, in 100 g:', ...rows.slice(0, maxFoods).map(lineOfFood)].join('\n');
}

function lineOfFood(row: SourceRow): string {
  if ('rejected' in row) return `  line ${row.line}: not imported, ${row.rejected}`;
  const { name_it, name_en, calories, protein_tot, carbs_tot, lipids_tot, micronutrients } = row.food;
  const amount = (value: number | null, unit: string) => (value === null ? `– ${unit}` : `${value} ${unit}`);
  const macros = [
    amount(calories, 'kcal'),
    amount(protein_tot, 'g protein'),
    amount(carbs_tot, 'g carbs'),
    amount(lipids_tot, 'g fat'),
  ];
  return `  ${name_it || name_en}: ${macros.join(', ')}, ${Object.keys(micronutrients).length} more`;
}
