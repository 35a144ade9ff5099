import { Alert, Button, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useApiMutation } from '#shell/web/api/query.ts';
import { ImportDialog } from '#shell/web/imports/ImportDialog.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { WizardFooter } from '#shell/web/widgets/WizardFooter.tsx';
import { type IngredientLine, importLimits, recipeRoutes } from '../../contract/library.ts';
import { hasSeveralMeals, titlesIn } from '../../rules/pasted-headings.ts';
import { tableIn } from '../../rules/pasted-table/table-lines.ts';
import {
  type AddedFoods,
  type AddedSummary,
  type FoodGroups,
  GroupingChoice,
  type PasteWords,
} from './food-groups.tsx';
import { ImportReview } from './ImportReview.tsx';
import { addedFoods, addedFoodsOfGroups } from './added-foods.ts';
import { type ImportRow, rowsOf } from './import-rows.ts';
import { type KeptText, keptTexts, rowsToKeep } from './kept-texts.ts';
import { namesBeside } from './names-beside.ts';
import type { FoodConflictMarks } from './ReviewRow.tsx';

type Names = Parameters<typeof namesBeside>[0];

interface ImportIngredientsProps {
  title: string;
  /** Text of the button that adds the foods. */
  addText: (count: number) => string;
  /** Ids of the foods to which pasted quantities are added. */
  present?: ReadonlySet<string>;
  /** Text that is read at once. */
  initialText?: string;
  conflicts?: FoodConflictMarks;
  /** The places that the headings of a text name; null for a text whose foods go to one place anyway. */
  groupsOf?: (text: string) => FoodGroups | null;
  /** Whether second options of a meal can be added as notes. */
  takesOptions?: boolean;
  /** Whether a line can be a recipe of the account. */
  takesRecipes?: boolean;
  /** Whether a line is the portion of one person, as in a meal. */
  arePortions?: boolean;
  /** Text of the choice to keep what becomes no food. */
  keepText: string;
  pasteTexts?: PasteWords;
  /** What is added to one place. Without it, what became no food is no line of its own where the foods are added. */
  summaryOf?: (added: AddedFoods) => AddedSummary;
  onAdd: (added: AddedFoods) => void;
  onClose: () => void;
}

/** Pasted foods in two steps: the text, and a preview in which every line can be corrected or skipped. Nothing is added silently. */
export function ImportIngredients(props: ImportIngredientsProps) {
  const { title, initialText = '', conflicts, takesOptions, arePortions, groupsOf, onClose } = props;
  const t = useTexts('recipes');
  const [text, setText] = useState(initialText);
  const [rows, setRows] = useState<ImportRow[] | null>(null);
  const [found, setFound] = useState<FoodGroups | null>(null);
  const [isTogether, setTogether] = useState(false);
  const [readsAtOnce, setReadsAtOnce] = useState(initialText !== '');
  const [keepsTexts, setKeepsTexts] = useState(true);
  const groups = isTogether ? null : found;
  const { add, summary } = useAddedFoods(props, { rows, found, groups, keepsTexts });

  /** Returns false when there is nothing to review. */
  function review(lines: IngredientLine[]): boolean {
    const places = groupsOf?.(text) ?? null;
    setReadsAtOnce(false);
    if (lines.length === 0 && !places?.references.length) return false;
    setRows(rowsOf(lines, { check: conflicts?.check, takesOptions, arePortions }));
    setFound(places);
    return true;
  }

  return (
    <ImportDialog
      title={title}
      width={760}
      steps={[
        { name: 'text', text: t('import.steps.text') },
        { name: 'review', text: t('import.steps.review') },
      ]}
      current={rows ? 'review' : 'text'}
      onStepClick={(name) => name === 'text' && setRows(null)}
      onClose={onClose}
    >
      {rows && found && <GroupingChoice groups={found} isTogether={isTogether} onChange={setTogether} />}
      {rows && !found && hasSeveralMeals(text) && <Alert variant="light">{t('import.severalMeals')}</Alert>}
      {rows ? (
        <ImportReview
          {...props}
          rows={rows}
          groups={groups}
          titles={titlesIn(text)}
          notRead={tableIn(text)?.leftOut ?? []}
          summary={summary()}
          keepsTexts={keepsTexts}
          onKeepTexts={setKeepsTexts}
          onChange={setRows}
          onBack={() => setRows(null)}
          onAdd={add}
        />
      ) : (
        <PasteStep
          pasteTexts={props.pasteTexts}
          withRecipes={props.takesRecipes ?? false}
          text={text}
          readsAtOnce={readsAtOnce}
          onChange={setText}
          onRead={review}
        />
      )}
    </ImportDialog>
  );
}

interface Reviewed {
  rows: readonly ImportRow[] | null;
  /** The places that the text names, and those to which the foods are added: null when all go to one. */
  found: FoodGroups | null;
  groups: FoodGroups | null;
  /** Whether what became no food is added as text. */
  keepsTexts: boolean;
}

/** Adds the reviewed rows, and counts what is added with the same function. */
function useAddedFoods(props: ImportIngredientsProps, { rows, found, groups, keepsTexts }: Reviewed) {
  const t = useTexts('recipes');
  const or = (texts: readonly string[]) => texts.join(t('import.or'));
  const lineOf = ({ choices, isToReplace }: KeptText) =>
    isToReplace ? t('import.toReplace', { text: or(choices) }) : or(choices);
  const textsOf = (of: readonly ImportRow[]) => keptApart(rowsToKeep(of, props.takesOptions ?? false), lineOf);
  const settings = keepsTexts
    ? { textsOf, namesWith: (food: Names, texts: readonly string[]) => namesBeside(food, or(['', ...texts]).trim()) }
    : {};

  function addedTogether(): AddedFoods {
    const added = addedFoods(rows ?? [], settings);
    return { ...added, leftOut: [...added.leftOut, ...(found?.references ?? [])] };
  }

  function add(): void {
    if (groups) groups.onAdd(addedFoodsOfGroups(rows ?? [], groups, settings));
    else props.onAdd(addedTogether());
    props.onClose();
  }

  function summary(): AddedSummary | undefined {
    if (!rows) return undefined;
    return groups ? groups.summaryOf(addedFoodsOfGroups(rows, groups, settings)) : props.summaryOf?.(addedTogether());
  }

  return { add, summary };
}

/** The texts of lines that became no food, and what foods say besides. */
function keptApart(rows: readonly ImportRow[], lineOf: (text: KeptText) => string) {
  const keepable = keptTexts(rows).filter(({ isKeepable, isInName }) => isKeepable && !isInName);
  const textsOf = (isLeftOut: boolean) => keepable.filter((one) => one.isLeftOut === isLeftOut).map(lineOf);
  return { leftOut: textsOf(true), texts: textsOf(false) };
}

interface PasteStepProps {
  pasteTexts: PasteWords | undefined;
  withRecipes: boolean;
  text: string;
  readsAtOnce: boolean;
  onChange: (text: string) => void;
  onRead: (lines: IngredientLine[]) => boolean;
}

function PasteStep({ pasteTexts, withRecipes, text, readsAtOnce, onChange, onRead }: PasteStepProps) {
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
    reading.mutate({ text, withRecipes }, { onSuccess: ({ lines }) => setEmpty(!onRead(lines)) });
  }

  return (
    <>
      <Textarea
        label={pasteTexts?.label ?? t('import.label')}
        description={pasteTexts?.help ?? t('import.help')}
        placeholder={pasteTexts?.placeholder ?? t('import.placeholder')}
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
          {reading.error?.message || (pasteTexts?.nothing ?? t('import.nothing'))}
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
