import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Button, Group, Stack, Text } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { useTexts } from '../texts/texts.ts';
import { app } from '../app.ts';
import { type Toast, pendingToasts } from './toast.ts';
import classes from './Toasts.module.css';

const shownMs = 5000;
const colors = { success: 'teal', error: 'red', info: 'brand' } as const;

export function Toasts() {
  const t = useTexts('shell');
  const pending = pendingToasts.use();

  // Synchronises with the notifications library, which has its own list of toasts.
  useEffect(() => {
    if (pending.length === 0) return;
    pendingToasts.set([]);
    for (const toast of pending) show(toast, t('errors.close'));
  }, [pending, t]);

  return (
    <Notifications position="bottom-right" limit={4} zIndex={400} classNames={{ root: classes['toasts'] ?? '' }} />
  );
}

function show(toast: Toast, closeLabel: string): void {
  const id = notifications.show({
    message: <ToastText toast={toast} close={() => notifications.hide(id)} />,
    classNames: { root: classes['toast'] ?? '' },
    color: colors[toast.kind],
    // The bar of the countdown closes the toast, so that it pauses with the bar.
    autoClose: false,
    withBorder: true,
    role: toast.kind === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': closeLabel },
  });
}

function ToastText({ toast, close }: { toast: Toast; close: () => void }) {
  const links = (toast.buttons ?? []).map(({ title, redirect }) => ({ title, run: () => openUrl(redirect) }));
  const buttons = toast.action ? [toast.action, ...links] : links;

  return (
    <Stack gap="sm">
      <Text size="sm">{toast.text}</Text>
      {buttons.length > 0 && (
        <Group gap="sm">
          {buttons.map(({ title, run }) => (
            <Button
              key={title}
              size="compact-sm"
              variant="default"
              onClick={() => {
                close();
                run();
              }}
            >
              {title}
            </Button>
          ))}
        </Group>
      )}
      {!toast.isSticky && (
        <div
          className={classes['countdown']}
          style={{ animationDuration: `${shownMs}ms` }}
          onAnimationEnd={close}
          aria-hidden="true"
        />
      )}
    </Stack>
  );
}

/** Navigates to a path of the app, or loads an external URL. */
function openUrl(url: string): void {
  if (url.startsWith('/')) void app().navigate(url);
  else window.location.assign(url);
}
