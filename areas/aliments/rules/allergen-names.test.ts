import { expect, test } from 'vitest';
import { allergensNamedByFood } from './named-allergens.ts';
import { namesIn } from './testing/names-with-allergens.ts';

const everyday = `
Spigola al forno: fis
Bresaola rucola e grana: mil
Scaglie di grana: mil
Un cucchiaio di grana grattugiato: mil
Grana di malga: mil
Zucchero in grana: -
Grana di pistacchi: nut
Sale grosso, grana grossa: -
Grano: glu
Caffellatte: mil
Milkshake: mil
Sottilette: mil
Tzatziki: mil
Halloumi: mil
Squacquerone: mil
Insalata di mare: cru mol
Fritto di mare: cru mol
Spaghetti allo scoglio: glu cru mol
Telline: mol
Lupini di mare: mol
Mezze maniche: glu
Rosette di broccoli: -
Caserecce: glu
Salsicce caserecce: -
Sedanini: glu
Fregola: glu
Ciabatta: glu
Rosetta: glu
Cantucci: glu egg nut
Porridge: glu
Porridge di quinoa: -
Muesli: glu nut
Nocciolata: nut
Insalata russa: egg
Insalata russa vegana: -
Crema catalana: egg mil
`;

test.each(namesIn(everyday))('“$name” names $named', ({ name, named }) => {
  expect(allergensNamedByFood(name).toSorted()).toEqual(named.toSorted());
});
