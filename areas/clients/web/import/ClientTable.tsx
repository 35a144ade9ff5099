import { IconX } from '@tabler/icons-react';
import { type ChangeEvent, memo, useId } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { clientLimits } from '../../contract/limits.ts';
import { useClientTypes } from '../queries.ts';
import { type CheckedRow, type RowTexts, typeNamed } from './checked-rows.ts';
import classes from './ImportClients.module.css';
import { type ListedField, listedFields } from '../../rules/import/listed-clients.ts';
import { type ClientImportDraft, type DraftRow, withCell, withoutRows } from './import-draft.ts';

interface ClientTableProps {
  checked: readonly CheckedRow[];
  onChange: (edit: (draft: ClientImportDraft) => ClientImportDraft) => void;
}

const optionalFields: readonly ListedField[] = ['gender', 'heightCm', 'locale', 'goal', 'subscriptionEnd', 'note'];

/**
 * The rows of the list with an input in each cell: a table on the desk, cards on the phone. An optional field has a column
 * when at least one row has a value for it.
 */
export function ClientTable({ checked, onChange }: ClientTableProps) {
  const t = useTexts('clients');
  const shown = listedFields.filter(
    (field) => !optionalFields.includes(field) || checked.some(({ row }) => row[field] !== ''),
  );
  return (
    <div className={classes['scroll']}>
      <table className={classes['table']} aria-label={t('import.table')}>
        <thead>
          <tr>
            {shown.map((field) => (
              <th key={field} scope="col" data-field={field}>
                {t(`import.columns.${field}`)}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {checked.map(({ row, errors, readings }, index) => (
            <ClientRow
              key={row.key}
              row={row}
              shown={shown.join(' ')}
              errors={errors}
              readings={readings}
              number={index + 1}
              onChange={onChange}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ClientRowProps {
  row: DraftRow;
  /** Names of the fields that have a column, separated by spaces. */
  shown: string;
  errors: RowTexts;
  readings: RowTexts;
  /** Its position, from 1. */
  number: number;
  onChange: ClientTableProps['onChange'];
}

/**
 * Renders again only for another content, so that typing in one of 200 rows renders one. `onChange` may be that of an earlier
 * rendering, because it edits the present draft.
 */
const ClientRow = memo(function ClientRow(props: ClientRowProps) {
  const { row, shown, errors, readings, number, onChange } = props;
  const t = useTexts('clients');
  return (
    <tr>
      {listedFields
        .filter((field) => shown.split(' ').includes(field))
        .map((field) => (
          <td key={field} data-field={field}>
            <Cell
              field={field}
              number={number}
              text={row[field]}
              error={errors[field]}
              reading={readings[field]}
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
  const isSame = (['row', 'shown', 'number'] as const).every((name) => one[name] === other[name]);
  return (
    isSame &&
    listedFields.every(
      (field) => one.errors[field] === other.errors[field] && one.readings[field] === other.readings[field],
    )
  );
}

interface CellProps {
  field: ListedField;
  number: number;
  text: string;
  error: string | undefined;
  /** What the text is read as. */
  reading: string | undefined;
  onText: (text: string) => void;
}

type Field = Exclude<ListedField, 'type' | 'goal' | 'note'>;
const inputs: Record<Field, { inputMode: 'text' | 'email' | 'tel'; maxLength: number }> = {
  name: { inputMode: 'text', maxLength: clientLimits.name },
  email: { inputMode: 'email', maxLength: 254 },
  phone: { inputMode: 'tel', maxLength: 40 },
  birthDate: { inputMode: 'text', maxLength: 30 },
  gender: { inputMode: 'text', maxLength: 30 },
  heightCm: { inputMode: 'text', maxLength: 30 },
  locale: { inputMode: 'text', maxLength: 30 },
  subscriptionEnd: { inputMode: 'text', maxLength: 30 },
};

function Cell({ field, number, text, error, reading, onText }: CellProps) {
  const t = useTexts('clients');
  const id = useId();
  const name = t(`import.columns.${field}`);
  const isRead = error === undefined && reading !== undefined;
  const shared = {
    className: classes['input'] ?? '',
    'aria-label': t('import.cell', { field: name, row: number }),
    'aria-invalid': error !== undefined,
    ...((error !== undefined || isRead) && { 'aria-describedby': id }),
  };
  return (
    <>
      <span className={classes['caption']} aria-hidden="true">
        {name}
      </span>
      <Control field={field} shared={shared} text={text} onText={onText} />
      {error !== undefined && (
        <span id={id} className={classes['error']}>
          {error}
        </span>
      )}
      {isRead && (
        <span id={id} className={classes['read']}>
          {reading}
        </span>
      )}
    </>
  );
}

interface ControlProps extends Pick<CellProps, 'field' | 'text' | 'onText'> {
  shared: { className: string; 'aria-label': string; 'aria-invalid': boolean };
}

/** Inputs of the browser, because 1,000 of the component library take too long to render. */
function Control({ field, shared, text, onText }: ControlProps) {
  const t = useTexts('clients');
  const isDate = field === 'birthDate' || field === 'subscriptionEnd';
  if (field === 'type') return <TypeSelect {...shared} text={text} onText={onText} />;
  const typing = {
    value: text,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onText(currentTarget.value),
  };
  // Both may have several lines.
  if (field === 'goal' || field === 'note')
    return <textarea {...shared} {...typing} rows={1} maxLength={clientLimits[field]} />;
  return (
    <input
      {...shared}
      {...inputs[field]}
      {...typing}
      autoComplete="off"
      spellCheck={false}
      placeholder={isDate ? t('import.datePlaceholder') : undefined}
    />
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
