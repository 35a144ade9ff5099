/** Moves the focus from a quantity to the next one, from the last one to the field that adds a food. */
export function focusNextQuantity(list: HTMLElement | null, field: HTMLInputElement): void {
  const fields = [...(list?.querySelectorAll<HTMLInputElement>('input[data-quantity], input[type="search"]') ?? [])];
  fields[fields.indexOf(field) + 1]?.focus();
}
