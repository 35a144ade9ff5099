import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './ImportDone.module.css';

interface ImportDoneProps {
  title: string;
  texts: { another: string; close: string };
  /** Paragraphs with what was and was not imported. */
  children: ReactNode;
  onAnother: () => void;
  onClose: () => void;
}

/** The last step of an import: what was stored, and another file or the end. */
export function ImportDone({ title, texts, children, onAnother, onClose }: ImportDoneProps) {
  return (
    <div className={classes['done']} role="status">
      <IconCircleCheck size={40} stroke={1.5} aria-hidden="true" />
      <h3>{title}</h3>
      {children}
      <div className={classes['actions']}>
        <Button variant="default" onClick={onAnother}>
          {texts.another}
        </Button>
        <Button onClick={onClose} data-autofocus>
          {texts.close}
        </Button>
      </div>
    </div>
  );
}
