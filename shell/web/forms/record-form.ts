import type { ApiRequest, ApiResponse, Route } from '#shell/common/route.ts';
import { type ServerForm, type ServerFormOptions, useServerForm } from './server-form.ts';

/** The routes of a record that is created and edited with the same form. */
interface RecordRoutes {
  create: Route;
  update: Route;
}

/** The record in the form. If the record has a `version`, the update contains it. */
interface EditedRecord {
  id: string;
  version?: number;
}

type Body<R extends RecordRoutes> = ApiRequest<R['create']>;
type Response<R extends RecordRoutes> = ApiResponse<R['create']> | ApiResponse<R['update']>;

interface RecordFormOptions<R extends RecordRoutes, Values extends Record<string, unknown>>
  extends Pick<ServerFormOptions<R['create'], Values>, 'invalidates' | 'mode'> {
  routes: R;
  /** The record to update; undefined in a form that creates a record. */
  record: EditedRecord | undefined;
  initialValues: Values;
  /** Converts the values to the body of both routes; without it the values are the body. */
  toBody?: (values: Values) => Body<R>;
  /** Prefix of the keys of drafts: `groups` for `groups.create` and `groups.<id>`. */
  draft?: string;
  /** Text of the success toast. */
  success: (response: Response<R>) => string;
  onSuccess?: (response: Response<R>) => void;
}

/**
 * A form that creates a record or updates an existing one.
 *
 *     const form = useRecordForm({
 *       routes: groupRoutes,
 *       record: group,
 *       initialValues: initialValues({ name: '' }, group),
 *       draft: 'groups',
 *       invalidates: [groupRoutes.list, groupRoutes.get],
 *       success: ({ group: { name } }) => t('form.saved', { name }),
 *       onSuccess: onClose,
 *     });
 *     <FormSheet form={form} onCancel={onClose}>
 *       <TextInput label={t('fields.name')} {...form.field('name')} />
 *     </FormSheet>
 */
export function useRecordForm<R extends RecordRoutes, Values extends Record<string, unknown>>(
  options: RecordFormOptions<R, Values>,
): ServerForm<Values> {
  const { routes, record, toBody, draft, success, onSuccess, ...rest } = options;
  const route: Route = record ? routes.update : routes.create;
  const path = record && { id: record.id, ...(record.version !== undefined && { version: record.version }) };

  return useServerForm<Route, Values>({
    ...rest,
    route,
    toRequest: (values) => ({ ...path, ...(toBody ? toBody(values) : values) }),
    ...(draft && { draft: `${draft}.${record?.id ?? 'create'}` }),
    success: (response) => success(response as Response<R>),
    onSuccess: (response) => onSuccess?.(response as Response<R>),
  });
}
