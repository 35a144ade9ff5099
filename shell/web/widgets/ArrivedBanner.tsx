import { Button } from '@mantine/core';
import { Banner } from './Banner.tsx';

interface ArrivedBannerProps {
  text: string;
  /** Label of the button that marks it as read. */
  markRead: string;
  onMarkRead: () => void;
}

/** Says that something to read arrived while the page was open. It may be out of sight, so it is not marked as read by itself. */
export function ArrivedBanner({ text, markRead, onMarkRead }: ArrivedBannerProps) {
  return (
    <Banner
      tone="warning"
      role="status"
      actions={
        <Button size="compact-sm" variant="default" onClick={onMarkRead}>
          {markRead}
        </Button>
      }
    >
      {text}
    </Banner>
  );
}
