/**
 * Focuses the first field whose text is no value, such as `1e3` in a number field, and returns it. Such a field shows its
 * own message; what it had before must not be sent in its place.
 */
export function focusUnreadableField(root: ParentNode = document): HTMLInputElement | undefined {
  const fields = [...root.querySelectorAll('input')];
  const unreadable = fields.find(({ validity }) => validity.badInput || validity.customError);
  unreadable?.focus();
  return unreadable;
}
