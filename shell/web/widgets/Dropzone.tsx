import { Button, FileButton } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import classes from './Dropzone.module.css';

interface DropzoneProps {
  /** The `accept` of a file input: `.csv,text/csv`. */
  accept: string;
  texts: { drop: string; choose: string; limits: string };
  isOver: boolean;
  isReading: boolean;
  /** Whether the button is the primary action of its screen. */
  isMain?: boolean;
  onFile: (file: File) => void;
}

/** A drop target for a file, with a button that chooses one. `useDropzone` extends the target to the screen around it. */
export function Dropzone({ accept, texts, isOver, isReading, isMain = false, onFile }: DropzoneProps) {
  return (
    <div className={classes['drop']} data-over={isOver}>
      <IconFileSpreadsheet size={28} stroke={1.5} aria-hidden="true" />
      <p className={classes['drag']}>{texts.drop}</p>
      <FileButton accept={accept} onChange={(file) => file && onFile(file)}>
        {(props) => (
          <Button
            {...props}
            variant={isMain ? 'filled' : 'default'}
            loading={isReading}
            data-autofocus={isMain || null}
          >
            {texts.choose}
          </Button>
        )}
      </FileButton>
      <p className={classes['limits']}>{texts.limits}</p>
    </div>
  );
}
