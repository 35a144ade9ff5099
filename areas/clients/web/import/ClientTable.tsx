import { IconX } from '@tabler/icons-react';
import { memo, useId } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { clientLimits } from '../../contract/limits.ts';
import { useClientTypes } from '../queries.ts';
import { type CheckedRow, type RowErrors, typeNamed } from './checked-rows.ts';
import classes from './ImportClients.module.css';
import {
  type ClientImportDraft,
  type DraftRow,
  type RowField,
  rowFields,
  withCell,
  withoutRows,
} from './import-draft.ts';

interface ClientTableProps {
  checked: readonly CheckedRow[];
  onChange: (edit: (draft: ClientImportDraft) => ClientImportDraft) => void;
}

/** The rows of the list with an input in each cell: a table on the desk, cards on the phone. */
export function ClientTable({ checked, onChange }: ClientTableProps) {
  const t = useTexts('clients');
  return (
    <table className={classes['table']} aria-label={t('import.table')}>
      <thead>
        <tr>
          {rowFields.map((field) => (
            <th key={field} scope="col">
              {t(`import.columns.${field}`)}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {checked.map(({ row, errors }, index) => (
          <ClientRow key={row.key} row={row} errors={errors} number={index + 1} onChange={onChange} />
        ))}
      </tbody>
    </table>
  );
}

interface ClientRowProps {
  row: DraftRow;
  errors: RowErrors;
  /** Its position, from 1. */
  number: number;
  onChange: ClientTableProps['onChange'];
}

/**
 * Renders again only for another content, so that typing in one of 200 rows renders one. `onChange` may be that of an earlier
 * rendering, because it edits the present draft.
 */
const ClientRow = memo(function ClientRow({ row, errors, number, onChange }: ClientRowProps) {
  const t = useTexts('clients');
  return (
    <tr>
      {rowFields.map((field) => (
        <td key={field}>
          <Cell
            field={field}
            number={number}
            text={row[field]}
            error={errors[field]}
            onText={(text) => onChange((draft) => withCell(draft, { key: row.key, field, text }))}
          />
        </td>
      ))}
      <td className={classes['end']}>
        <button
          type="button"
          className={classes['remove']}
          aria-label={t('import.remove', { row: number })}
          onClick={() => onChange((draft) => withoutRows(draft, ({ key }) => key === row.key))}
        >
          <IconX size={16} aria-hidden="true" />
        </button>
      </td>
    </tr>
  );
}, isSameRow);

function isSameRow(one: ClientRowProps, other: ClientRowProps): boolean {
  const isSame = one.row === other.row && one.number === other.number;
  return isSame && rowFields.every((field) => one.errors[field] === other.errors[field]);
}

interface CellProps {
  field: RowField;
  number: number;
  text: string;
  error: string | undefined;
  onText: (text: string) => void;
}

const inputs: Record<Exclude<RowField, 'type'>, { inputMode: 'text' | 'email' | 'tel'; maxLength: number }> = {
  name: { inputMode: 'text', maxLength: clientLimits.name },
  email: { inputMode: 'email', maxLength: 254 },
  phone: { inputMode: 'tel', maxLength: 40 },
  birthDate: { inputMode: 'text', maxLength: 20 },
};

/** An input of the browser, because 1,000 of the component library take too long to render. */
function Cell({ field, number, text, error, onText }: CellProps) {
  const t = useTexts('clients');
  const id = useId();
  const name = t(`import.columns.${field}`);
  const shared = {
    className: classes['input'] ?? '',
    'aria-label': t('import.cell', { field: name, row: number }),
    'aria-invalid': error !== undefined,
    ...(error !== undefined && { 'aria-describedby': id }),
  };
  return (
    <>
      <span className={classes['caption']} aria-hidden="true">
        {name}
      </span>
      {field === 'type' ? (
        <TypeSelect {...shared} text={text} onText={onText} />
      ) : (
        <input
          {...shared}
          {...inputs[field]}
          autoComplete="off"
          spellCheck={false}
          placeholder={field === 'birthDate' ? t('import.datePlaceholder') : undefined}
          value={text}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
        />
      )}
      {error !== undefined && (
        <span id={id} className={classes['error']}>
          {error}
        </span>
      )}
    </>
  );
}

interface TypeSelectProps {
  className: string;
  text: string;
  onText: (text: string) => void;
}

/** Selects a client type by its name. A name that is no type is an option until another one is chosen. */
function TypeSelect({ text, onText, ...select }: TypeSelectProps) {
  const t = useTexts('clients');
  const types = useClientTypes();
  const known = typeNamed(types, text);
  return (
    <select {...select} value={known?.name ?? text} onChange={({ currentTarget }) => onText(currentTarget.value)}>
      <option value="">{t('import.typeOfAll')}</option>
      {text !== '' && !known && <option value={text}>{text}</option>}
      {types.map(({ id, name }) => (
        <option key={id} value={name}>
          {name}
        </option>
      ))}
    </select>
  );
}
