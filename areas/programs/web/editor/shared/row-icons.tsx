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
  IconFlame,
  IconLink,
  IconLinkOff,
  IconLogout2,
  IconNote,
  IconTrash,
  IconTrendingUp,
} from '@tabler/icons-react';

const iconProps = { size: 16, 'aria-hidden': true } as const;

export const rowIcons = {
  change: <IconArrowsExchange {...iconProps} />,
  note: <IconNote {...iconProps} />,
  type: <IconClock {...iconProps} />,
  moveTo: <IconCalendarShare {...iconProps} />,
  chosen: <IconCheck {...iconProps} />,
  warmUp: <IconFlame {...iconProps} />,
  progression: <IconTrendingUp {...iconProps} />,
  joinNext: <IconLink {...iconProps} />,
  leaveSuperset: <IconLogout2 {...iconProps} />,
  dissolve: <IconLinkOff {...iconProps} />,
  duplicate: <IconCopyPlus {...iconProps} />,
  copy: <IconCopy {...iconProps} />,
  pasteOver: <IconClipboard {...iconProps} />,
  moveUp: <IconArrowUp {...iconProps} />,
  moveDown: <IconArrowDown {...iconProps} />,
  delete: <IconTrash {...iconProps} />,
};
