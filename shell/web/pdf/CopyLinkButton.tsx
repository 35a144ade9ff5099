import { Button, Popover, TextInput } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { PdfPreview } from '#shell/common/pdf.ts';
import { messageOf } from '../api/error-message.ts';
import { useMay } from '../session.ts';
import { formatDate } from '../texts/formats.ts';
import { useTexts } from '../texts/texts.ts';
import { toast } from '../widgets/toast.ts';
import { type PdfTarget, usePdfLink } from './queries.ts';
import { shareUrl } from './share-url.ts';

interface CopyLinkProps {
  target: PdfTarget;
  preview: PdfPreview | undefined;
}

/**
 * Shares a link that shows the document without a login: opens the share sheet on a phone, otherwise copies the link. Where the server
 * creates none, it says why.
 */
export function CopyLinkButton({ target, preview }: CopyLinkProps) {
  const t = useTexts('pdf');
  const mayShare = useMay()(target.routes.pdfLink.permission) && target.ticket === undefined;
  const { data: link, error } = usePdfLink(target, mayShare);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [isShown, setShown] = useState(false);
  if (!mayShare) return null;

  const url = link && preview ? shareUrl(path, target, { language: preview.language, ticket: link.ticket }) : '';
  const until = link ? formatDate(link.until) : '';
  const hasShareSheet = typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;

  async function share(): Promise<void> {
    if (error) return toast.error(messageOf(error));
    if (hasShareSheet) return navigator.share({ title: preview?.title ?? '', url }).catch(() => {});
    await navigator.clipboard.writeText(url).then(
      () => toast.success(t('linkCopied', { date: until })),
      () => setShown(true),
    );
  }

  return (
    <Popover opened={isShown} onChange={setShown} width={340} trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconLink size={18} aria-hidden="true" />}
          disabled={url === '' && !error}
          onClick={() => void share()}
        >
          {hasShareSheet ? t('share') : t('copyLink')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <TextInput
          label={t('linkShown', { date: until })}
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
