import { IconLock, IconUsersGroup } from '@tabler/icons-react';
import type { SharedKindName, Sharing } from '../contract.ts';
import classes from './SharingLabel.module.css';
import { useSharingText } from './sharing-text.ts';

interface SharingLabelProps {
  kind: SharedKindName;
  record: Omit<Sharing, 'isEditable'>;
}

/** Who shares a record, or who alone sees it. */
export function SharingLabel({ kind, record }: SharingLabelProps) {
  const text = useSharingText(kind)(record);
  const Icon = record.isShared ? IconUsersGroup : IconLock;
  if (!text) return null;
  return (
    <span className={classes['label']}>
      <Icon size={14} aria-hidden="true" />
      {text}
    </span>
  );
}
