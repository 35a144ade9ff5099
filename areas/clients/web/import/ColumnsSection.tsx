import { Select } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { ColumnContent } from '../../contract/import.ts';
import classes from './ImportClients.module.css';
import { type ClientImportDraft, withContent } from './import-draft.ts';
import { useImportedContents } from './queries.ts';

interface ColumnsSectionProps {
  draft: ClientImportDraft;
  onChange: (edit: (draft: ClientImportDraft) => ClientImportDraft) => void;
}

const exampleCharacters = 40;
const none = 'none';

/** What each column of a table is imported as. Names the columns that are not imported; empty ones are left out. */
export function ColumnsSection({ draft: { columns }, onChange }: ColumnsSectionProps) {
  const t = useTexts('clients');
  const contents = useImportedContents();
  const filled = columns
    .map((column, at) => ({ ...column, at, example: column.cells.find((cell) => cell !== '') ?? '' }))
    .filter(({ heading, example }) => heading !== null && example !== '');
  if (filled.length === 0) return null;
  const nameOf = ({ heading, at }: (typeof filled)[number]) =>
    heading || t('import.columnWithoutHeading', { number: at + 1 });
  const left = filled.filter(({ content }) => content === null).map(nameOf);
  const options = [
    { value: none, label: t('import.contents.none') },
    ...contents.map((content) => ({ value: content, label: t(`import.contents.${content}`) })),
  ];

  return (
    <Section title={t('import.columnsOfList')}>
      {left.length > 0 && (
        <p className={classes['left']} role="status">
          {t('import.unused', { columns: left.join(', ') })}
        </p>
      )}
      <div className={classes['columns']}>
        {filled.map((column) => (
          <Select
            key={column.at}
            label={nameOf(column)}
            description={t('import.example', { text: column.example.slice(0, exampleCharacters) })}
            data={options}
            value={column.content ?? none}
            allowDeselect={false}
            onChange={(chosen) => {
              const content = chosen === none ? null : (chosen as ColumnContent);
              onChange((now) => withContent(now, { at: column.at, content }));
            }}
          />
        ))}
      </div>
    </Section>
  );
}
