import {
  IconArrowDown,
  IconArrowsExchange,
  IconArrowUp,
  IconCalendarShare,
  IconCheck,
  IconClipboard,
  IconClock,
  IconCopy,
  IconCopyPlus,
  IconLink,
  IconLinkOff,
  IconLogout2,
  IconNote,
  IconTrash,
  IconTrendingUp,
} from '@tabler/icons-react';

const look = { size: 16, 'aria-hidden': true } as const;

export const rowIcons = {
  change: <IconArrowsExchange {...look} />,
  note: <IconNote {...look} />,
  type: <IconClock {...look} />,
  moveTo: <IconCalendarShare {...look} />,
  chosen: <IconCheck {...look} />,
  progression: <IconTrendingUp {...look} />,
  joinNext: <IconLink {...look} />,
  leaveSuperset: <IconLogout2 {...look} />,
  dissolve: <IconLinkOff {...look} />,
  duplicate: <IconCopyPlus {...look} />,
  copy: <IconCopy {...look} />,
  pasteOver: <IconClipboard {...look} />,
  moveUp: <IconArrowUp {...look} />,
  moveDown: <IconArrowDown {...look} />,
  delete: <IconTrash {...look} />,
};
