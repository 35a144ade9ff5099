interface NamedMeasure {
  label: string;
  label_en: string;
}

const amountName = /^(?:per\s+)?\d+(?:[.,]\d+)?\s*(?:g|gr|grammi|grams?|kg|mg|ml|cl|dl|l|oz)\.?$/i;

/** Whether a measure is named in a language by something that is counted, such as a spoon, and not only by an amount: `100 g`. */
export function isHouseholdMeasure({ label, label_en }: NamedMeasure): boolean {
  return [label.trim(), label_en.trim()].some((name) => name !== '' && !amountName.test(name));
}

/** The measures of a food that can be shown, proposed and counted. */
export function householdMeasures<Measure extends NamedMeasure>(portions: readonly Measure[]): readonly Measure[] {
  return portions.filter(isHouseholdMeasure);
}
