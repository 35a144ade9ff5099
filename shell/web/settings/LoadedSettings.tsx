import { Button, Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';

interface LoadedSettingsProps<Response> {
  query: { data: Response | undefined; error: unknown; refetch: () => unknown };
  height: number;
  children: (response: Response) => ReactNode;
}

/** Shows settings, with a skeleton while they load and a button that loads them again after an error. */
export function LoadedSettings<Response>({
  query: { data, error, refetch },
  height,
  children,
}: LoadedSettingsProps<Response>) {
  const t = useTexts('shell');
  if (data) return children(data);
  if (!error) return <Skeleton height={height} />;
  return (
    <Stack gap="sm" align="flex-start" role="alert">
      <Text size="sm">{t('settings.failed')}</Text>
      <Button variant="default" onClick={() => void refetch()}>
        {t('settings.retry')}
      </Button>
    </Stack>
  );
}
