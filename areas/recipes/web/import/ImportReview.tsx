import { Button, Checkbox } from '@mantine/core';
import { Fragment } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { WizardFooter } from '#shell/web/widgets/WizardFooter.tsx';
import type { LeftOutColumn } from '../../rules/pasted-table/table-columns.ts';
import type { AddedSummary, FoodGroups } from './food-groups.tsx';
import classes from './ImportIngredients.module.css';
import {
  addedComponents,
  addedFoods,
  addedFoodsOfGroups,
  addedRecipes,
  choicesOf,
  isChoiceInText,
  rowsOfGroup,
} from './added-foods.ts';
import { type ImportRow, isNoted, isTextOnly, isUsed, needsCheck } from './import-rows.ts';
import { type KeptText, keptTexts, rowsToKeep } from './kept-texts.ts';
import { OptionChoice } from './OptionChoice.tsx';
import { type FoodConflictMarks, ReviewRow } from './ReviewRow.tsx';

interface ImportReviewProps {
  rows: ImportRow[];
  /** The places of the foods; null when all go to the same. */
  groups: FoodGroups | null;
  /** Titles of the text, which are not added. */
  titles: readonly string[];
  /** Parts of a pasted table that are not read, such as its column of energy. */
  notRead: readonly LeftOutColumn[];
  /** What is added, where that is more than foods: then what becomes no food is added as lines. */
  summary: AddedSummary | undefined;
  addText: (count: number) => string;
  present?: ReadonlySet<string>;
  conflicts?: FoodConflictMarks;
  takesOptions?: boolean;
  keepText: string;
  /** Whether what becomes no food is kept. */
  keepsTexts: boolean;
  onKeepTexts: (keepsTexts: boolean) => void;
  onChange: (rows: ImportRow[]) => void;
  onBack: () => void;
  onAdd: () => void;
}

/** The pasted lines, which can be corrected or skipped before they are added. */
export function ImportReview(props: ImportReviewProps) {
  const { rows, groups, titles, notRead, summary, addText, keepText, keepsTexts, onKeepTexts, onBack, onAdd } = props;
  const { takesOptions = false } = props;
  const t = useTexts('recipes');
  const used = rows.filter(isUsed);
  const toCheck = used.filter(needsCheck).length;
  const missing = rows.filter((row) => !isUsed(row) && !isNoted(row) && !isTextOnly(row) && !row.isSkipped).length;
  const count = toCheck + missing;
  const withRoom = groups?.groups.filter(({ hasRoom }) => hasRoom) ?? [];
  const added = groups
    ? addedFoodsOfGroups(rows, groups).filter((_, index) => groups.groups[index]?.hasRoom)
    : [addedFoods(rows)];
  const addedCount = added.flatMap(({ components, recipes }) => [...components, ...recipes]).length;
  // Second options are added as notes, and a free meal of the text is set also without foods.
  const hasOthers = added.some(({ options }) => options.length > 0) || withRoom.some(({ marks }) => marks.length > 0);
  const texts = keptTexts(rowsToKeep(rows, takesOptions));
  const hasKeepable = texts.some(({ isKeepable }) => isKeepable);

  return (
    <>
      {groups ? (
        groups.groups.map((group, index) => (
          <GroupRows key={group.key} {...props} group={group} shown={rowsOfGroup(rows, groups, index)} />
        ))
      ) : (
        <Rows {...props} shown={rows} />
      )}
      <WizardFooter
        summary={
          <>
            {count > 0 ? t(summary ? 'import.look' : 'import.check', { count }) : t('import.clear')}
            {summary?.text && <span className={classes['leftOut']}>{summary.text}</span>}
            {titles.length > 0 && (
              <span className={classes['leftOut']}>{t('import.titles', { titles: titles.join('; ') })}</span>
            )}
            {notRead.length > 0 && (
              <span className={classes['leftOut']}>{t('import.notRead', { names: namesOfColumns(notRead, t) })}</span>
            )}
            <LeftOut texts={texts} areLines={summary !== undefined && keepsTexts} />
          </>
        }
        back={{ text: t('import.back'), onClick: onBack }}
        options={
          hasKeepable && (
            <Checkbox
              label={keepText}
              checked={keepsTexts}
              onChange={({ currentTarget }) => onKeepTexts(currentTarget.checked)}
            />
          )
        }
      >
        <Button disabled={addedCount === 0 && !hasOthers && !(keepsTexts && hasKeepable)} onClick={onAdd}>
          {addText(summary?.foods ?? addedCount)}
        </Button>
      </WizardFooter>
    </>
  );
}

function namesOfColumns(columns: readonly LeftOutColumn[], t: ReturnType<typeof useTexts<'recipes'>>): string {
  return columns.map(({ heading, position }) => heading || t('import.column', { position })).join(', ');
}

/** Names the lines that are not added, those that are added as lines without food, which the summary counts, and those in the names of foods. */
function LeftOut({ texts, areLines }: { texts: readonly KeptText[]; areLines: boolean }) {
  const t = useTexts('recipes');
  const leftOut = texts.filter(({ isLeftOut }) => isLeftOut);
  const inNames = leftOut.filter(({ isInName }) => areLines && isInName);
  const lines = leftOut.filter(({ isKeepable, isInName }) => areLines && isKeepable && !isInName);
  const others = leftOut.filter((text) => !lines.includes(text) && !inNames.includes(text));
  const nameOf = ({ choices }: KeptText) => choices.join(t('import.or'));
  const lineOf = (one: KeptText) => (one.isToReplace ? t('import.toReplace', { text: nameOf(one) }) : nameOf(one));
  const namesOf = (of: readonly KeptText[]) => of.map(nameOf).join('; ');
  return (
    <>
      {lines.length > 0 && (
        <span className={classes['leftOut']}>{t('import.withoutFood', { names: lines.map(lineOf).join('; ') })}</span>
      )}
      {inNames.length > 0 && (
        <span className={classes['leftOut']}>{t('import.inName', { names: namesOf(inNames) })}</span>
      )}
      {others.length > 0 && (
        <span className={classes['leftOut']}>
          {t('import.leftOut', { count: others.length, names: namesOf(others) })}
        </span>
      )}
    </>
  );
}

interface RowsProps
  extends Pick<ImportReviewProps, 'rows' | 'present' | 'conflicts' | 'takesOptions' | 'keepsTexts' | 'onChange'> {
  shown: readonly ImportRow[];
}

/** The rows of a place, with how many of them are added there. A place without rows is shown when something else changes there. */
function GroupRows({ group, ...rows }: RowsProps & { group: FoodGroups['groups'][number] }) {
  const t = useTexts('recipes');
  const isEmpty = rows.shown.length === 0;
  if (isEmpty && group.marks.length === 0) return null;
  const count = addedComponents(rows.shown).length + addedRecipes(rows.shown).length;
  const hasFoods = !isEmpty && !rows.shown.every(isTextOnly);
  const title = group.hasRoom && hasFoods ? t('import.group', { title: group.title, count }) : group.title;
  return (
    <section aria-label={title}>
      <h3 className={classes['group']}>
        {title}
        {group.marks.map((mark) => (
          <StateBadge key={mark} tone="quiet">
            {mark}
          </StateBadge>
        ))}
      </h3>
      <Rows {...rows} />
    </section>
  );
}

function Rows({ rows, shown, present, conflicts, takesOptions, keepsTexts, onChange }: RowsProps) {
  const choices = choicesOf(shown);
  const inText = new Set(choices.filter(isChoiceInText).flatMap((choice) => choice.slice(1)));
  const inChoices = new Set(choices.flat());
  return (
    <ul className={classes['rows']}>
      {shown.map((row, index) => (
        <Fragment key={row.id}>
          {takesOptions && startsOption(row, shown[index - 1]) && (
            <OptionChoice row={row} rows={rows} onChange={onChange} />
          )}
          <ReviewRow
            row={row}
            isPresent={row.component !== null && present?.has(row.component.aliment.id) === true}
            isInText={inText.has(row)}
            isKept={keepsTexts && takesOptions === true && (inChoices.has(row) || (row.isOption && !row.isSkipped))}
            conflicts={conflicts}
            onChange={(changed) => onChange(rows.map((one) => (one.id === row.id ? changed : one)))}
          />
        </Fragment>
      ))}
    </ul>
  );
}

function startsOption({ line }: ImportRow, before: ImportRow | undefined): boolean {
  return line.option !== undefined && line.option.line !== before?.line.option?.line;
}
