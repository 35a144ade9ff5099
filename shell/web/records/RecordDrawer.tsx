import { Button, Drawer, Skeleton, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Permission } from '#shell/common/permissions.ts';
import type { ApiRequest, ApiResponse, Route } from '#shell/common/route.ts';
import { useApiQuery } from '../api/query.ts';
import { useMay } from '../session.ts';
import { useTexts } from '../texts/texts.ts';
import { EmptyState } from '../widgets/EmptyState.tsx';
import { useOpenRecord } from './open-record.ts';

interface RecordDrawerProps<R extends Route, T> {
  /** The route that loads the record by `id`. */
  route: R;
  pick: (response: ApiResponse<R>) => T;
  titles: { create: string; update: string };
  permissions: { create: Permission; update: Permission };
  /** Renders the form; `record` is undefined in a form that creates one. `close` closes the drawer. */
  children: (record: T | undefined, close: () => void) => ReactNode;
}

/**
 * A drawer with the form of a record, opened by `?open=<id>` or `?open=new`.
 *
 *     <RecordDrawer
 *       route={groupRoutes.get}
 *       pick={({ group }) => group}
 *       titles={{ create: t('new'), update: t('form.title') }}
 *       permissions={{ create: 'create groups', update: 'update groups' }}
 *     >
 *       {(group, close) => <GroupForm group={group} onClose={close} />}
 *     </RecordDrawer>
 */
export function RecordDrawer<R extends Route, T>(props: RecordDrawerProps<R, T>) {
  const { titles, permissions, children } = props;
  const t = useTexts('shell');
  const may = useMay();
  const { open, close } = useOpenRecord();
  // The content stays mounted during the closing transition.
  const [shown, setShown] = useState(open);
  if (open && open !== shown) setShown(open);

  return (
    <Drawer
      opened={open !== undefined && may(open === 'new' ? permissions.create : permissions.update)}
      onClose={close}
      position="right"
      size={480}
      title={<Text fw={700}>{shown === 'new' ? titles.create : titles.update}</Text>}
      closeButtonProps={{ 'aria-label': t('confirm.close') }}
    >
      {shown === 'new'
        ? children(undefined, close)
        : shown && <LoadedRecord key={shown} id={shown} {...props} onClose={close} />}
    </Drawer>
  );
}

type LoadedRecordProps<R extends Route, T> = RecordDrawerProps<R, T> & { id: string; onClose: () => void };

/** Loads the record when the drawer opens, never from the cache, because it is edited. */
function LoadedRecord<R extends Route, T>({ id, route, pick, children, onClose }: LoadedRecordProps<R, T>) {
  const { data, error, isFetching, refetch } = useApiQuery(route, { id } as unknown as ApiRequest<R>, {
    staleTime: 0,
    meta: { skipGlobalErrorHandler: true },
  });
  const [loaded, setLoaded] = useState<T>();
  if (loaded === undefined && data && !isFetching) setLoaded(pick(data));

  if (loaded !== undefined) return children(loaded, onClose);
  return error ? <LoadFailed message={error.message} onRetry={() => void refetch()} /> : <LoadingFields />;
}

function LoadFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const t = useTexts('shell');
  const retry = (
    <Button variant="default" onClick={onRetry}>
      {t('errors.tryAgain')}
    </Button>
  );
  return <EmptyState illustration="lost" text={message || t('errors.somethingWrong')} action={retry} />;
}

function LoadingFields() {
  return (
    <Stack gap="lg">
      <Skeleton height={60} />
      <Skeleton height={320} />
    </Stack>
  );
}
