import { Alert, Button, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Component } from '#areas/aliments/contract.ts';
import { useApiMutation } from '#shell/web/api/query.ts';
import { ImportDialog } from '#shell/web/imports/ImportDialog.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { WizardFooter } from '#shell/web/widgets/WizardFooter.tsx';
import { type IngredientLine, importLimits, recipeRoutes } from '../../contract/library.ts';
import { hasSeveralMeals } from '../../rules/pasted-headings.ts';
import classes from './ImportIngredients.module.css';
import { addedComponents, type ImportRow, isUsed, needsCheck, rowsOf } from './import-rows.ts';
import { type FoodConflictMarks, ReviewRow } from './ReviewRow.tsx';

interface ImportIngredientsProps {
  title: string;
  /** Text of the button that adds the foods. */
  addText: (count: number) => string;
  /** Ids of the foods to which pasted quantities are added. */
  present?: ReadonlySet<string>;
  /** Text that is read at once. */
  initialText?: string;
  conflicts?: FoodConflictMarks;
  onAdd: (components: Component[]) => void;
  onClose: () => void;
}

/** Pasted foods in two steps: the text, and a preview in which every line can be corrected or skipped. Nothing is added silently. */
export function ImportIngredients(props: ImportIngredientsProps) {
  const { title, initialText = '', onAdd, onClose } = props;
  const t = useTexts('recipes');
  const [text, setText] = useState(initialText);
  const [rows, setRows] = useState<ImportRow[] | null>(null);
  const step = rows ? 'review' : 'text';

  function add(): void {
    onAdd(addedComponents(rows ?? []));
    onClose();
  }

  return (
    <ImportDialog
      title={title}
      width={760}
      steps={[
        { name: 'text', text: t('import.steps.text') },
        { name: 'review', text: t('import.steps.review') },
      ]}
      current={step}
      onStepClick={(name) => name === 'text' && setRows(null)}
      onClose={onClose}
    >
      {rows && hasSeveralMeals(text) && <Alert variant="light">{t('import.severalMeals')}</Alert>}
      {rows ? (
        <Review {...props} rows={rows} onChange={setRows} onBack={() => setRows(null)} onAdd={add} />
      ) : (
        <PasteStep
          text={text}
          readsAtOnce={text !== '' && text === initialText}
          onChange={setText}
          onRead={(lines) => setRows(rowsOf(lines, props.conflicts?.check))}
        />
      )}
    </ImportDialog>
  );
}

interface PasteStepProps {
  text: string;
  readsAtOnce: boolean;
  onChange: (text: string) => void;
  onRead: (lines: IngredientLine[]) => void;
}

function PasteStep({ text, readsAtOnce, onChange, onRead }: PasteStepProps) {
  const t = useTexts('recipes');
  const reading = useApiMutation(recipeRoutes.parseIngredients, { skipGlobalErrorHandler: true });
  const [isEmpty, setEmpty] = useState(false);
  const isRead = useRef(false);

  // Reads a text that was pasted before the dialog opened, once. It is a request with a body, which queries cannot send.
  useEffect(() => {
    if (readsAtOnce && !isRead.current) read();
    isRead.current = true;
  });

  function read(): void {
    reading.mutate({ text }, { onSuccess: ({ lines }) => (lines.length > 0 ? onRead(lines) : setEmpty(true)) });
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

interface ReviewProps extends Pick<ImportIngredientsProps, 'addText' | 'present' | 'conflicts'> {
  rows: ImportRow[];
  onChange: (rows: ImportRow[]) => void;
  onBack: () => void;
  onAdd: () => void;
}

function Review({ rows, present, addText, conflicts, onChange, onBack, onAdd }: ReviewProps) {
  const t = useTexts('recipes');
  const used = rows.filter(isUsed);
  const toCheck = used.filter(needsCheck).length;
  const missing = rows.filter((row) => !isUsed(row) && !row.isSkipped).length;
  const count = toCheck + missing;

  return (
    <>
      <ul className={classes['rows']}>
        {rows.map((row, index) => (
          <ReviewRow
            key={row.id}
            row={row}
            isPresent={row.component !== null && present?.has(row.component.aliment.id) === true}
            conflicts={conflicts}
            onChange={(changed) => onChange(rows.with(index, changed))}
          />
        ))}
      </ul>
      <WizardFooter
        summary={count > 0 ? t('import.check', { count }) : t('import.clear')}
        back={{ text: t('import.back'), onClick: onBack }}
      >
        <Button disabled={used.length === 0} onClick={onAdd}>
          {addText(addedComponents(rows).length)}
        </Button>
      </WizardFooter>
    </>
  );
}
