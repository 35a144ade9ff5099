import { Button, FileButton } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './SourceStep.module.css';

interface FileDropProps {
  isOver: boolean;
  isReading: boolean;
  onFile: (file: File) => void;
}

export function FileDrop({ isOver, isReading, onFile }: FileDropProps) {
  const t = useTexts('programs');
  return (
    <div className={classes['drop']} data-over={isOver}>
      <IconFileSpreadsheet size={28} stroke={1.5} aria-hidden="true" />
      <p>{t('import.source.drop')}</p>
      <FileButton
        accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={(file) => file && onFile(file)}
      >
        {(props) => (
          <Button {...props} variant="default" loading={isReading}>
            {t('import.source.choose')}
          </Button>
        )}
      </FileButton>
      <p className={classes['quiet']}>{t('import.source.limits')}</p>
    </div>
  );
}
