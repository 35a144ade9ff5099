import { useRef, useState } from 'react';
import { type ApiRequest, type ApiResponse, pathNames, type Route } from '#shell/common/route.ts';
import { useTexts } from '../texts/texts.ts';
import { readDraft } from './drafts.ts';
import { conflictOf, type OtherSave, rulesOf, type TextsOfFields } from './form-conflict.ts';
import { isSame, type ListRules, type MergedRecord, mergeRecord, withUniqueElements } from './merge-record.ts';
import { type ServerForm, type ServerFormOptions, useServerForm } from './server-form.ts';

/** The routes of a record. A record that is not created with the form has no `create`. */
interface RecordRoutes {
  create?: Route;
  update: Route;
}

/** The record in the form. The update contains the version that the form was opened with. */
interface EditedRecord {
  id: string;
  version: number;
}

type Body<R extends RecordRoutes> = Omit<ApiRequest<R['update']>, 'id' | 'version'>;
type Response<R extends RecordRoutes> =
  | ApiResponse<R['update']>
  | (R['create'] extends Route ? ApiResponse<R['create']> : never);

/** Readable as they are: texts, numbers, days, yes or no, what has a name, and lists of these. */
type ReadableElement = string | number | boolean | null | undefined | { name: string };
type Readable = ReadableElement | readonly (ReadableElement & (string | number | boolean | null | { id: string }))[];

/** Without the index signature of values that extend `Record<string, unknown>`. */
type NamesOf<Values> = keyof { [Name in keyof Values as string extends Name ? never : Name]: true } & string;

type ObjectNames<Values> = {
  [Name in NamesOf<Values>]: Values[Name] extends Readable ? never : Name;
}[NamesOf<Values>];

/**
 * How an object is named. `keyOf` identifies an element of a list, which has it once; null where elements may repeat. `gravityOf` is for
 * lists that protect somebody, see `ListRule`.
 */
type ObjectText<Value> = [Value] extends [readonly (infer Element)[]]
  ? {
      text: (element: Element) => string;
      keyOf: ((element: Element) => string) | null;
      gravityOf?: (element: Element) => number;
    }
  : { text: (value: Value) => string };

/** How the changes of another save are named. A form with objects or lists of objects must say how each is named. */
export type FieldTexts<Values> = TextsOfFields<Values> &
  ([ObjectNames<Values>] extends [never]
    ? { objects?: never }
    : { objects: { [Name in ObjectNames<Values>]: ObjectText<NonNullable<Values[Name]>> } });

interface RecordFormOptions<R extends RecordRoutes, T extends EditedRecord, Values extends Record<string, unknown>>
  extends Pick<ServerFormOptions<Route, Values>, 'invalidates' | 'mode' | 'onRefused'> {
  routes: R;
  /** The record to update; undefined in a form that creates a record. */
  record: T | undefined;
  initialValues: (record: T | undefined) => Values;
  /** The record in a response. */
  pick: (response: Response<R>) => T;
  /**
   * Converts the values to the body of both routes; without it the values are the body. `present`: the record that the
   * save replaces, for fields that the form does not show.
   */
  toBody?: (values: Values, present: T | undefined) => Body<R>;
  /** Prefix of the keys of drafts: `groups` for `groups.create` and `groups.<id>`. */
  draft?: string;
  texts: FieldTexts<NoInfer<Values>>;
  /** Text of the success toast. */
  success?: (response: Response<R>) => string;
  onSuccess?: (response: Response<R>, values: Values) => void;
}

/** The record that a save replaces. */
interface Opened<T, Values> {
  record: T;
  values: Values;
  /** Stored with the draft, so that a reload before the save finds the changes of another save again. */
  draftBase: DraftBase<Values>;
}

/** The record on which the values of the form were typed. */
interface DraftBase<Values> {
  version: number;
  values: Values;
}

/**
 * A form that creates a record or updates an existing one. When another save came first, its changes are shown in the form:
 * fields that only one side changed are merged, for the others the user chooses. Nothing that was typed is lost.
 *
 *     const form = useRecordForm({
 *       routes: groupRoutes,
 *       record: group,
 *       initialValues: (opened) => initialValues({ name: '' }, opened),
 *       pick: (response) => response.group,
 *       draft: 'groups',
 *       texts: { label: (name) => t(`fields.${name}`) },
 *       invalidates: [groupRoutes.list, groupRoutes.get],
 *       success: ({ group: { name } }) => t('form.saved', { name }),
 *       onSuccess: onClose,
 *     });
 *     <FormSheet form={form} onCancel={onClose}>
 *       <TextInput label={t('fields.name')} {...form.field('name')} />
 *     </FormSheet>
 */
export function useRecordForm<R extends RecordRoutes, T extends EditedRecord, Values extends Record<string, unknown>>(
  options: RecordFormOptions<R, T, Values>,
): ServerForm<Values> {
  const { routes, record, initialValues, pick, toBody, draft, texts, success, onSuccess, ...rest } = options;
  const t = useTexts('shell');
  const route: Route = record || !routes.create ? routes.update : routes.create;
  const draftKey = draft && `${draft}.${record?.id ?? 'create'}`;
  const [start] = useState(() =>
    openForm(draftKey, record && openedWith(record, initialValues(record)), rulesOf(texts)),
  );
  const opened = useRef(start?.opened);
  const [otherSave, setOtherSave] = useState(start?.otherSave);

  const form = useServerForm<Route, Values>({
    ...rest,
    route,
    initialValues: start?.opened.values ?? initialValues(undefined),
    toRequest: (values) => ({
      ...(record && pathNames(route).includes('id') && { id: record.id }),
      ...(opened.current && { version: opened.current.record.version }),
      ...(toBody ? toBody(values, opened.current?.record) : values),
    }),
    ...(draftKey && { draft: draftKey }),
    draftBase: () => opened.current?.draftBase,
    ...(start?.draftValues && { draftValues: start.draftValues }),
    ...(success && { success: (response) => success(response as Response<R>) }),
    onSuccess: (response, values) => {
      if (record)
        showComputed(form, { sent: values, saved: open(pick(response as Response<R>)) }, rulesOf(texts), rest.mode);
      setOtherSave(undefined);
      onSuccess?.(response as Response<R>, values);
    },
    onVersionConflict: (present, resend) => mergeWith(present as T, resend),
  });

  /** Nothing to show when the other save changed no field of this form: it is sent again with the new version. */
  function mergeWith(present: T, resend: () => void): boolean {
    if (present.version === opened.current?.record.version) return false;
    const base = opened.current?.values ?? initialValues(record);
    const mine = form.form.getValues();
    const theirs = open(present, opened.current?.draftBase);
    const merged = mergeRecord({ base, mine, theirs }, rulesOf(texts));
    if (!isChanged(merged)) {
      resend();
      return true;
    }
    form.setValues(merged.values);
    setOtherSave({ ...merged, version: present.version, mine, theirs });
    return true;
  }

  function open(present: T, draftBase?: DraftBase<Values>): Values {
    opened.current = openedWith(present, initialValues(present), draftBase);
    return opened.current.values;
  }

  return {
    ...form,
    ...(record && { discardDraft: reload }),
    conflict: otherSave && conflictOf(otherSave, { form, texts, t, onReload: reload }),
  };

  function reload(): void {
    setOtherSave(undefined);
    if (opened.current) form.resetTo(open(opened.current.record));
  }
}

/** Shows what the server changed or computed of what was sent, so that the next save does not send it back as typed. */
function showComputed<Values extends Record<string, unknown>>(
  form: ServerForm<Values>,
  { sent, saved }: { sent: Values; saved: Values },
  rules: ListRules,
  mode: 'controlled' | 'uncontrolled' | undefined,
): void {
  const mine = form.form.getValues();
  const { values, taken } = mergeRecord({ base: sent, mine, theirs: saved }, rules);
  if (taken.length === 0) return;
  if (isSame(mine, sent)) form.resetTo(saved);
  // Uncontrolled fields would lose the focus while the user types in them.
  else if (mode === 'controlled') form.setValues(values);
}

function openedWith<T extends EditedRecord, Values>(
  record: T,
  values: Values,
  draftBase: DraftBase<Values> = { version: record.version, values },
): Opened<T, Values> {
  return { record, values, draftBase };
}

/**
 * A draft is merged with the present record when other values of the record were shown when it was typed. The versions are not
 * compared: a value that is read from elsewhere, such as a measured height, changes without a new version.
 */
function openForm<T extends EditedRecord, Values extends Record<string, unknown>>(
  draftKey: string | undefined,
  present: Opened<T, Values> | undefined,
  rules: ListRules,
): { opened: Opened<T, Values>; otherSave?: OtherSave<Values>; draftValues?: Values } | undefined {
  if (!present) return undefined;
  const { record, values: theirs } = present;
  const typed = readDraft<Values>(draftKey);
  if (!typed) return { opened: present };
  const { version, values: base } = readDraft<DraftBase<Values>>(draftKey && `${draftKey}.base`) ?? {};
  const mine = withUniqueElements({ ...(base ?? theirs), ...typed }, rules);
  if (version === undefined || !base) return { opened: present, draftValues: mine };
  const opened = { ...present, draftBase: { version, values: base } };
  const merged = mergeRecord({ base, mine, theirs }, rules);
  if (!isChanged(merged)) return { opened, draftValues: mine };
  const otherSave = { ...merged, version: record.version, mine, theirs };
  return { opened, otherSave, draftValues: merged.values };
}

/** Whether the other save changed a field of the form. */
function isChanged<Values>({ taken, disputed }: MergedRecord<Values>): boolean {
  return taken.length + disputed.length > 0;
}
