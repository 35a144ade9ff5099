import type { TFunction } from 'i18next';
import { formatDate } from '../texts/formats.ts';
import { type Dispute, type ListRules, type MergedRecord, withChoice } from './merge-record.ts';
import type { FormConflict } from './RecordConflict.tsx';
import type { ServerForm } from './server-form.ts';

export interface TextsOfFields<Values> {
  label: (name: keyof Values & string) => string;
  /** A value that is not readable as it is, such as an id; undefined for the others. */
  value?: (name: keyof Values & string, value: unknown) => string | undefined;
}

/** The texts of objects of any form. */
interface AnyObject {
  text: (value: unknown) => string;
  keyOf?: ((element: unknown) => unknown) | null;
  gravityOf?: (element: unknown) => number;
}

function objectsOf(texts: object): Record<string, AnyObject> {
  return ('objects' in texts && (texts.objects as Record<string, AnyObject> | undefined)) || {};
}

/** How the elements of the lists of a form are merged. */
export function rulesOf(texts: object): ListRules {
  const entries = Object.entries(objectsOf(texts));
  return Object.fromEntries(
    entries.map(([name, { keyOf, gravityOf }]) => [name, { keyOf: keyOf ?? undefined, gravityOf }]),
  );
}

/** The other save, until the form is saved or reloaded. `mine`: the values at the moment of the conflict. */
export interface OtherSave<Values> extends MergedRecord<Values> {
  version: number;
  mine: Values;
  theirs: Values;
}

interface ConflictContext<Values extends Record<string, unknown>> {
  form: ServerForm<Values>;
  texts: TextsOfFields<Values>;
  t: TFunction<'shell'>;
  onReload: () => void;
}

/** What another save changed, as the form shows it. */
export function conflictOf<Values extends Record<string, unknown>>(
  { version, taken, disputed, theirs }: OtherSave<Values>,
  { form, texts, t, onReload }: ConflictContext<Values>,
): FormConflict {
  const objectText = (name: string, value: unknown) => {
    const object = objectsOf(texts)[name];
    if (!object || value === null || value === undefined) return undefined;
    return Array.isArray(value) ? value.map(object.text).join(', ') : object.text(value);
  };
  const textOf = (name: keyof Values & string, value: unknown) =>
    texts.value?.(name, value) ?? ((objectText(name, value) ?? readable(value, t)) || t('form.conflict.empty'));
  /** A side without a disputed element of a list names the element. */
  const sideText = ({ name, key }: Dispute<keyof Values & string>, value: unknown, other: unknown) => {
    if (key === undefined) return textOf(name, value);
    const element = value ?? other;
    const text = objectText(name, element) ?? readable(element, t);
    return value === undefined ? t('form.conflict.without', { value: text }) : text;
  };
  return {
    version,
    taken: taken.map((name) => ({ name, label: texts.label(name), theirs: textOf(name, theirs[name]) })),
    disputed: disputed.map((dispute) => ({
      id: `${dispute.name} ${String(dispute.key ?? '')}`,
      label: texts.label(dispute.name),
      mine: sideText(dispute, dispute.mine, dispute.theirs),
      theirs: sideText(dispute, dispute.theirs, dispute.mine),
      shown: dispute.shown,
      onChoose: (side) => {
        const { name } = dispute;
        const value = withChoice(form.form.getValues()[name], dispute, side, rulesOf(texts)[name]);
        form.setValues({ [name]: value } as Partial<Values>);
      },
    })),
    onReload,
  };
}

const isDay = /^\d{4}-\d{2}-\d{2}$/;

/** Texts and numbers as they are, calendar days as elsewhere, lists by the names of their elements. */
function readable(value: unknown, t: TFunction<'shell'>): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string' && isDay.test(value)) return formatDate(value);
  if (typeof value === 'boolean') return t(value ? 'form.conflict.yes' : 'form.conflict.no');
  if (Array.isArray(value)) return value.map((element) => readable(element, t)).join(', ');
  return typeof value === 'object' && 'name' in value ? String(value.name) : String(value);
}
