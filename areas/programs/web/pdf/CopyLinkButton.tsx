import { Button, Popover, TextInput } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { type PdfTarget, usePdfLink } from './queries.ts';
import { shareUrl } from './share-url.ts';

interface CopyLinkProps {
  printed: PdfTarget;
  title: string;
}

/** A link that shows this paper without a login. A phone hands it to its own share sheet, a desk to the clipboard. */
export function CopyLinkButton({ printed, title }: CopyLinkProps) {
  const t = useTexts('programs');
  const mayShare = useMay()('view programs') && printed.ticket === undefined;
  const link = usePdfLink(printed.id, mayShare);
  const [isShown, setShown] = useState(false);
  if (!mayShare) return null;

  const address = link ? shareUrl(printed, link.ticket) : '';
  const until = link ? formatDate(link.until) : '';
  const hasSheet = typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;

  async function hand(): Promise<void> {
    if (hasSheet) return navigator.share({ title, url: address }).catch(() => {});
    await navigator.clipboard.writeText(address).then(
      () => toast.success(t('pdf.linkCopied', { date: until })),
      () => setShown(true),
    );
  }

  return (
    <Popover opened={isShown} onChange={setShown} width={340} trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconLink size={18} aria-hidden="true" />}
          disabled={!link}
          onClick={() => void hand()}
        >
          {hasSheet ? t('pdf.share') : t('pdf.copyLink')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <TextInput
          label={t('pdf.linkShown', { date: until })}
          value={address}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
