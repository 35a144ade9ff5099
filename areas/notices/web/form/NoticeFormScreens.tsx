import { useParams } from '@tanstack/react-router';
import { RecordScreen } from '#shell/web/records/RecordScreen.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { useNotice } from '../queries.ts';
import { NoticeForm } from './NoticeForm.tsx';

export function NoticeCreateScreen() {
  const t = useTexts('notices');
  return (
    <Screen title={t('form.createTitle')} back={{ to: '/notices', label: t('detail.back') }} narrow>
      <NoticeForm notice={undefined} />
    </Screen>
  );
}

export function NoticeEditScreen() {
  const t = useTexts('notices');
  const { id = '' } = useParams({ strict: false });
  return (
    <RecordScreen
      query={useNotice(id)}
      title={() => t('form.editTitle')}
      back={{ to: `/notices/${id}`, label: t('detail.title') }}
      narrow
    >
      {(notice) => <NoticeForm notice={notice} />}
    </RecordScreen>
  );
}
