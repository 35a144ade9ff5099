import { Button, FileButton } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import classes from './Dropzone.module.css';

interface DropzoneProps {
  /** As file inputs take it: `.csv,text/csv`. */
  accept: string;
  /** To drop, to choose, and what is taken. */
  words: { drop: string; choose: string; limits: string };
  isOver: boolean;
  isReading: boolean;
  /** The one thing to do on its screen. */
  isMain?: boolean;
  onFile: (file: File) => void;
}

/** Where a table goes in; the whole screen around it may take the drop (`use-file-drop.ts`). */
export function Dropzone({ accept, words, isOver, isReading, isMain = false, onFile }: DropzoneProps) {
  return (
    <div className={classes['drop']} data-over={isOver}>
      <IconFileSpreadsheet size={28} stroke={1.5} aria-hidden="true" />
      <p className={classes['drag']}>{words.drop}</p>
      <FileButton accept={accept} onChange={(file) => file && onFile(file)}>
        {(props) => (
          <Button
            {...props}
            variant={isMain ? 'filled' : 'default'}
            loading={isReading}
            data-autofocus={isMain || null}
          >
            {words.choose}
          </Button>
        )}
      </FileButton>
      <p className={classes['quiet']}>{words.limits}</p>
    </div>
  );
}
