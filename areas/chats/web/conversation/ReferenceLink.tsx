import { IconLink } from '@tabler/icons-react';
import { AppLink } from '#shell/web/router/AppLink.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { MessageReference } from '../../contract.ts';
import classes from './Message.module.css';

interface ReferenceLinkProps {
  reference: MessageReference;
  /** The message is not on the server yet, which knows the address. */
  isUnsent: boolean;
}

/** The record that a message points at. One that is gone, or that the reader may not open, keeps its name. */
export function ReferenceLink({ reference: { label, path }, isUnsent }: ReferenceLinkProps) {
  const t = useTexts('chats');
  if (!path)
    return (
      <span className={classes['reference']}>
        <IconLink size={16} aria-hidden="true" />
        <span>{isUnsent ? label : `${label} (${t('messages.gone')})`}</span>
      </span>
    );
  return (
    <AppLink to={path} className={classes['reference']} aria-label={t('messages.reference', { label })}>
      <IconLink size={16} aria-hidden="true" />
      <span>{label}</span>
    </AppLink>
  );
}
