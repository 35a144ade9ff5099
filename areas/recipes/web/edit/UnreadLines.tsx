import { IconFileText, IconSearch, IconTrash } from '@tabler/icons-react';
import { ActionMenu } from '#shell/web/records/ActionMenu.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import classes from './Ingredients.module.css';

interface UnreadLinesProps {
  lines: readonly string[];
  /** What a professional may do with a line; without it the lines are only read. */
  edit?: {
    /** Searches the food of a line, with its position. */
    onFind: (line: { pastedText: string; lineIndex: number }) => void;
    onChange: (lines: string[]) => void;
    /** Adds texts to the description. */
    onDescribe: (texts: readonly string[]) => void;
  };
}

/** Ingredients of a recipe as they were pasted that are no food yet, each with what follows from it. */
export function UnreadLines({ lines, edit }: UnreadLinesProps) {
  const t = useTexts('recipes');
  const remove = (index: number) => edit?.onChange(lines.toSpliced(index, 1));

  /** The line is no food. */
  function describe(index: number): void {
    edit?.onDescribe(lines.slice(index, index + 1));
    remove(index);
  }

  if (lines.length === 0) return null;
  return (
    <ul className={classes['rows']} aria-label={t('unread.title')}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity besides its position
        <li key={index} className={classes['unread']}>
          <span className={classes['name']}>{line}</span>
          <StateBadge tone="soon">{t('unread.mark')}</StateBadge>
          {edit && (
            <ActionMenu
              label={t('ingredients.menu', { name: line })}
              actions={[
                {
                  label: t('unread.find'),
                  icon: IconSearch,
                  onClick: () => edit.onFind({ pastedText: line, lineIndex: index }),
                },
                { label: t('unread.describe'), icon: IconFileText, onClick: () => describe(index) },
                {
                  label: t('ingredients.remove'),
                  icon: IconTrash,
                  isDestructive: true,
                  onClick: () => remove(index),
                },
              ]}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
