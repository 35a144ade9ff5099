/** The values of the variables of a text; null for one without a value. */
export type VariableValues = Partial<Record<Variable, string | null>>;

/** The variables of quick replies and automatic texts. In a text they are `{name}`, or `{name|friend}` with a fallback. */
export const variables = ['name', 'fullName', 'professional', 'studio', 'opensAt'] as const;
export type Variable = (typeof variables)[number];

/** Italian names that can be typed too. */
const aliases: Readonly<Record<string, Variable>> = {
  nome: 'name',
  nomeCompleto: 'fullName',
  professionista: 'professional',
  apertura: 'opensAt',
};

const pattern = /\{([A-Za-z]+)(?:\|([^{}]*))?\}/g;

/** Replaces the variables that have a value or a fallback. The others stay as they are, so that they are noticed. */
export function fillVariables(text: string, values: VariableValues): string {
  return text.replace(pattern, (written: string, name: string, fallback?: string) => {
    const variable = variableOf(name);
    if (!variable) return written;
    return values[variable] || (fallback ?? written);
  });
}

/** The first variable of a text that was not replaced, as it is written; undefined when there is none. */
export function unfilledVariable(text: string): string | undefined {
  return [...text.matchAll(pattern)].find(([, name = '']) => variableOf(name))?.[0];
}

/** A word in braces. Longer texts, numbers and single letters in braces are no placeholders. */
const placeholderPattern = /\{\s*\p{L}[\p{L}\p{N}_-]+\s*(?:\|[^{}]*)?\}/gu;

/** The first placeholder that is neither an available variable nor has a fallback, as it is written; undefined without one. */
export function unknownPlaceholder(text: string, available: readonly Variable[]): string | undefined {
  const values = Object.fromEntries(available.map((variable) => [variable, '-']));
  return text.match(placeholderPattern)?.find((placeholder) => fillVariables(placeholder, values) === placeholder);
}

function variableOf(name: string): Variable | undefined {
  return variables.find((variable) => variable === name) ?? aliases[name];
}
