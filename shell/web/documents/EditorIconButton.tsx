import { ActionIcon, Tooltip } from '@mantine/core';
import type { IconDots } from '@tabler/icons-react';

interface EditorIconButtonProps {
  label: string;
  /** Text of the tooltip; by default the label. */
  tooltip?: string;
  icon: typeof IconDots;
  /** Size in px; 44 on a phone. */
  size?: number;
  /** State of a button that switches something on and off. */
  isPressed?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
}

/** A button of the toolbars that shows only an icon. */
export function EditorIconButton(props: EditorIconButtonProps) {
  const { label, tooltip = label, icon: Icon, size = 36, isPressed, isDisabled = false, onClick } = props;
  return (
    <Tooltip label={tooltip}>
      <ActionIcon
        {...(isPressed ? { variant: 'light' } : { variant: 'subtle', color: 'gray' })}
        size={size}
        aria-label={label}
        aria-pressed={isPressed}
        disabled={isDisabled}
        onClick={onClick}
      >
        <Icon size={20} aria-hidden="true" />
      </ActionIcon>
    </Tooltip>
  );
}
