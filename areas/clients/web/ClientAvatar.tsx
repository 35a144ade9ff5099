import { Avatar } from '@mantine/core';
import { initialsOf } from './names.ts';

/** The initials; the name stands beside them, so they are not read aloud. */
export function ClientAvatar({ name, size = 36 }: { name: string; size?: number }) {
  return (
    <Avatar size={size} color="brand" aria-hidden="true">
      {initialsOf(name)}
    </Avatar>
  );
}
