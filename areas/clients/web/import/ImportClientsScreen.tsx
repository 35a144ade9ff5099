import { transientUploadLimits } from '#shell/common/files.ts';
import { call } from '#shell/web/api/call.ts';
import { upload } from '#shell/web/api/upload.ts';
import { ImportHints } from '#shell/web/imports/ImportHints.tsx';
import { type ImportSource, ImportSourceStep } from '#shell/web/imports/ImportSourceStep.tsx';
import { ImportSteps } from '#shell/web/imports/ImportSteps.tsx';
import { type ImportDraftState, useImportDraft } from '#shell/web/imports/use-import-draft.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { Card } from '#shell/web/widgets/Section.tsx';
import { type ClientListPreview, clientImportLimits, clientImportRoutes } from '../../contract/import.ts';
import { LimitBanner } from '../LimitBanner.tsx';
import { useMayAddClients } from '../queries.ts';
import { WithoutCareBanner } from '../WithoutCareBanner.tsx';
import classes from './ImportClients.module.css';
import { type ClientImportDraft, clientImport, withPreview } from './import-draft.ts';
import { useImportedContents } from './queries.ts';
import { ReviewStep } from './ReviewStep.tsx';

const steps = ['source', 'review'] as const;

/** Adds several clients from a pasted list or a file. The list and its corrections survive a reload; only the last button writes. */
export function ImportClientsScreen() {
  const t = useTexts('clients');
  const state = useImportDraft(clientImport, 'new');
  const { draft, change } = state;
  const mayAdd = useMayAddClients();
  return (
    <Screen title={t('import.title')} subtitle={t('import.subtitle')} back={{ to: '/clients', label: t('head.back') }}>
      <LimitBanner />
      <WithoutCareBanner />
      {mayAdd && draft && (
        <div className={classes['step']}>
          <ImportSteps
            steps={steps.map((name) => ({ name, text: t(`import.steps.${name}`) }))}
            current={draft.step}
            onStepClick={(step) => change((now) => ({ ...now, step }))}
            onStartOver={state.isRestored && state.startOver}
          />
          {draft.step === 'source' ? (
            <Card>
              <SourceStep draft={draft} state={state} />
            </Card>
          ) : (
            <ReviewStep draft={draft} onChange={change} onDone={state.finish} />
          )}
        </div>
      )}
    </Screen>
  );
}

interface SourceStepProps {
  draft: ClientImportDraft;
  state: ImportDraftState<ClientImportDraft>;
}

function SourceStep({ draft: { text, fileName, rows }, state: { change, replaceSource } }: SourceStepProps) {
  const t = useTexts('clients');
  const contents = useImportedContents();
  const hints = (['list', 'table'] as const).map((name) => ({
    name: t(`import.source.${name}`),
    text: t(`import.source.${name}Text`),
  }));
  return (
    <ImportSourceStep
      read={readSource}
      onRead={({ columns }, { file }) =>
        replaceSource((now) => withPreview(now, { columns, contents, fileName: file?.name ?? null }))
      }
      accept=".csv,.tsv,.txt,text/csv,text/plain"
      maxBytes={transientUploadLimits.clientImport.maxBytes}
      texts={{
        drop: t('import.source.drop'),
        choose: t('import.source.choose'),
        limits: t('import.source.limits'),
        tooLarge: t('import.source.tooLarge'),
      }}
      textField={{
        value: text,
        onChange: (value) => change((now) => ({ ...now, text: value })),
        label: t('import.source.label'),
        description: t('import.source.help'),
        placeholder: t('import.source.placeholder'),
        maxLength: clientImportLimits.characters,
      }}
      hints={<ImportHints title={t('import.source.hints')} hints={hints} note={t('import.source.note')} />}
      fileName={fileName}
      onContinue={rows.length > 0 ? () => change((now) => ({ ...now, step: 'review' })) : undefined}
    />
  );
}

async function readSource({ text, file }: ImportSource): Promise<ClientListPreview> {
  const { preview } = file
    ? await upload(clientImportRoutes.importFile, {}, file)
    : await call(clientImportRoutes.importText, { text });
  return preview;
}
