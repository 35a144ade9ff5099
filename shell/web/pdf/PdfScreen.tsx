import { useMediaQuery } from '@mantine/hooks';
import { Navigate, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { PdfPreview, PdfRoutes } from '#shell/common/pdf.ts';
import { currentLanguage } from '../texts/language.ts';
import { ErrorScreen } from '../widgets/ErrorScreen.tsx';
import { desktop } from '../layouts/desktop.ts';
import { useSearchParams } from '../lists/search-params.ts';
import { ExpiredLink } from './ExpiredLink.tsx';
import classes from './Pdf.module.css';
import { PdfBottomBar } from './PdfBottomBar.tsx';
import { type PdfBackLink, PdfHeader } from './PdfHeader.tsx';
import { PdfOptionPanel, type PdfSwitch } from './PdfOptionPanel.tsx';
import { PdfPages } from './PdfPages.tsx';
import { type PdfOptionValues, type PdfTarget, usePreview } from './queries.ts';
import { readRemembered, remember, type RememberedOptions } from './remembered-options.ts';
import type texts from './texts/it.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    pdf: typeof texts;
  }
}

interface PdfScreenProps {
  routes: PdfRoutes;
  /** Schema of the options, which are search params. */
  schema: z.ZodObject;
  back: PdfBackLink;
  /** The boolean options of the schema; `preview` is undefined while the first page loads. */
  switches: (preview: PdfPreview | undefined, options: PdfOptionValues) => readonly PdfSwitch[];
  /** Other options of the schema, below the language. */
  fields?: (preview: PdfPreview | undefined, props: PdfFieldProps) => ReactNode;
  /** Shown above the pages, for users who are logged in. */
  notice?: ReactNode;
  /** Options that are chosen again at the next visit. */
  remembered?: RememberedOptions;
}

export interface PdfFieldProps {
  options: PdfOptionValues;
  onChange: (change: PdfOptionValues) => void;
}

/**
 * Preview of the document of the record `$id`, with options, download, print and link. Open to users who may see the record
 * and, with `?ticket=` in the URL, to holders of a link. The screen needs the namespace `pdf`.
 */
export function PdfScreen({ routes, schema, back, switches, fields, notice, remembered }: PdfScreenProps) {
  const { id } = useParams({ strict: false }) as { id: string };
  const search = useSearch({ strict: false }) as { ticket?: string; [name: string]: unknown };
  const { ticket } = search;
  const [values, setOptions] = useSearchParams(schema);
  const options: PdfOptionValues = values;
  const isWide = useMediaQuery(desktop, undefined, { getInitialValueInEffect: false }) ?? true;
  const target: PdfTarget = { routes, id, options, ticket };
  const { data: preview, error, refetch } = usePreview(target, 1);

  const chosenBefore = remembered && ticket === undefined ? readRemembered(remembered) : {};
  const namesNone = !remembered?.names.some((name) => name in search);
  if (namesNone && Object.keys(chosenBefore).length > 0)
    return <Navigate to="." search={{ ...search, ...chosenBefore } as never} replace />;
  if (ticket !== undefined && error?.status === 404) return <ExpiredLink />;
  if (error) return <ErrorScreen error={error} reset={() => void refetch()} />;

  function onChange(change: PdfOptionValues): void {
    if (remembered && ticket === undefined) remember(remembered, change);
    setOptions(change);
  }

  const panel = (
    <PdfOptionPanel
      options={options}
      language={options.language ?? preview?.language ?? currentLanguage()}
      defaults={schema.parse({})}
      switches={switches(preview, options).filter(({ name }) => !preview?.unavailableOptions?.includes(name))}
      onChange={onChange}
      fields={fields?.(preview, { options, onChange })}
    />
  );
  return (
    <div className={classes['screen']}>
      <PdfHeader target={target} preview={preview} back={back} isWide={isWide} />
      <div className={classes['columns']}>
        {isWide && <aside className={classes['side']}>{panel}</aside>}
        <div className={classes['main']}>
          {ticket === undefined && notice}
          <PdfPages target={target} />
        </div>
      </div>
      {!isWide && <PdfBottomBar target={target} preview={preview} optionPanel={panel} />}
    </div>
  );
}
