import { Button, Group, Stack, TextInput } from '@mantine/core';
import { IconBrandWhatsapp, IconCopy, IconShare } from '@tabler/icons-react';
import { useTexts } from '../texts/texts.ts';
import { toast } from './toast.ts';

interface ShareLinkProps {
  label: string;
  url: string;
  /** The message that is shared with the link. */
  text: string;
  /** Phone number with country code, for a WhatsApp message to one person. */
  phone?: string | null;
}

/** A link to copy, to share with the apps of the device, or to send by WhatsApp. */
export function ShareLink({ label, url, text, phone }: ShareLinkProps) {
  const t = useTexts('shell');
  const message = `${text} ${url}`;
  const whatsApp = `https://wa.me/${(phone ?? '').replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(url).then(
      () => toast.success(t('share.copied')),
      () => toast.info(t('share.copyByHand')),
    );
  }

  return (
    <Stack gap="sm">
      <TextInput label={label} value={url} readOnly onFocus={(event) => event.currentTarget.select()} />
      <Group gap="sm">
        <Button leftSection={<IconCopy size={18} aria-hidden="true" />} onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button
            variant="default"
            leftSection={<IconShare size={18} aria-hidden="true" />}
            onClick={() => void navigator.share({ text, url }).catch(() => {})}
          >
            {t('share.share')}
          </Button>
        )}
        <Button
          component="a"
          href={whatsApp}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconBrandWhatsapp size={18} aria-hidden="true" />}
        >
          {t('share.whatsApp')}
        </Button>
      </Group>
    </Stack>
  );
}
