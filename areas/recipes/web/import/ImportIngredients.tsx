import { Alert, Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { Component } from '#areas/aliments/contract.ts';
import { useApiMutation } from '#shell/web/api/query.ts';
import { ImportDialog } from '#shell/web/imports/ImportDialog.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { WizardFooter } from '#shell/web/widgets/WizardFooter.tsx';
import { importLimits, recipeRoutes } from '../../contract/library.ts';
import classes from './ImportIngredients.module.css';
import { type ImportRow, rowsOf, withRowsAdded } from './import-rows.ts';
import { ReviewRow } from './ReviewRow.tsx';

interface ImportIngredientsProps {
  components: Component[];
  onAdd: (components: Component[]) => void;
  onClose: () => void;
}

/** Pasted ingredients in two steps: the text, and a preview in which every line can be corrected or skipped. */
export function ImportIngredients({ components, onAdd, onClose }: ImportIngredientsProps) {
  const t = useTexts('recipes');
  const [text, setText] = useState('');
  const [rows, setRows] = useState<ImportRow[] | null>(null);
  const step = rows ? 'review' : 'text';

  function add(): void {
    const added = withRowsAdded(components, rows ?? []);
    onAdd(added.components);
    toast.success(t('import.added', { count: added.count }));
    onClose();
  }

  return (
    <ImportDialog
      title={t('import.title')}
      width={760}
      steps={[
        { name: 'text', text: t('import.steps.text') },
        { name: 'review', text: t('import.steps.review') },
      ]}
      current={step}
      onStepClick={(name) => name === 'text' && setRows(null)}
      onClose={onClose}
    >
      {rows ? (
        <Review rows={rows} components={components} onChange={setRows} onBack={() => setRows(null)} onAdd={add} />
      ) : (
        <PasteStep text={text} onChange={setText} onRead={setRows} />
      )}
    </ImportDialog>
  );
}

interface PasteStepProps {
  text: string;
  onChange: (text: string) => void;
  onRead: (rows: ImportRow[]) => void;
}

function PasteStep({ text, onChange, onRead }: PasteStepProps) {
  const t = useTexts('recipes');
  const reading = useApiMutation(recipeRoutes.parseIngredients, { skipGlobalErrorHandler: true });
  const [isEmpty, setEmpty] = useState(false);

  function read(): void {
    reading.mutate({ text }, { onSuccess: ({ lines }) => (lines.length > 0 ? onRead(rowsOf(lines)) : setEmpty(true)) });
  }

  return (
    <>
      <Textarea
        label={t('import.label')}
        description={t('import.help')}
        placeholder={t('import.placeholder')}
        rows={10}
        maxLength={importLimits.characters}
        spellCheck={false}
        value={text}
        data-autofocus
        onChange={({ currentTarget }) => {
          setEmpty(false);
          onChange(currentTarget.value);
        }}
      />
      {(reading.error || isEmpty) && (
        <Alert color="red" variant="light" role="alert">
          {reading.error?.message || t('import.nothing')}
        </Alert>
      )}
      <WizardFooter summary={null}>
        <Button disabled={text.trim() === ''} loading={reading.isPending} onClick={read}>
          {t('import.read')}
        </Button>
      </WizardFooter>
    </>
  );
}

interface ReviewProps {
  rows: ImportRow[];
  components: Component[];
  onChange: (rows: ImportRow[]) => void;
  onBack: () => void;
  onAdd: () => void;
}

function Review({ rows, components, onChange, onBack, onAdd }: ReviewProps) {
  const t = useTexts('recipes');
  const present = new Set(components.map(({ aliment }) => aliment.id));
  const used = rows.filter((row) => row.component && !row.isSkipped);
  const toCheck = used.filter((row) => row.isFoodUncertain || row.isQuantityUncertain).length;
  const missing = rows.filter((row) => !row.component && !row.isSkipped).length;
  const count = toCheck + missing;

  return (
    <>
      <ul className={classes['rows']}>
        {rows.map((row, index) => (
          <ReviewRow
            key={row.id}
            row={row}
            isPresent={row.component !== null && present.has(row.component.aliment.id)}
            onChange={(changed) => onChange(rows.with(index, changed))}
          />
        ))}
      </ul>
      <WizardFooter
        summary={count > 0 ? t('import.check', { count }) : t('import.clear')}
        back={{ text: t('import.back'), onClick: onBack }}
      >
        <Button disabled={used.length === 0} onClick={onAdd}>
          {t('import.add', { count: used.length })}
        </Button>
      </WizardFooter>
    </>
  );
}
