import { useParams } from '@tanstack/react-router';
import { RecordScreen } from '#shell/web/records/RecordScreen.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { Card } from '#shell/web/widgets/Section.tsx';
import { useAdvice } from '../queries.ts';
import { AdviceEditForm } from './AdviceEditForm.tsx';
import { AdviceForm } from './AdviceForm.tsx';

export function AdviceCreateScreen() {
  const t = useTexts('advices');
  const { id = '' } = useParams({ strict: false });
  return (
    <Screen title={t('new')} back={{ to: `/clients/${id}/nutritions`, label: t('back') }} narrow>
      <Card>
        <AdviceForm clientId={id} />
      </Card>
    </Screen>
  );
}

export function AdviceEditScreen() {
  const t = useTexts('advices');
  const { id = '', adviceId = '' } = useParams({ strict: false });
  return (
    <RecordScreen
      query={useAdvice(id, adviceId)}
      title={() => t('edit')}
      back={{ to: `/clients/${id}/nutritions`, label: t('back') }}
      narrow
    >
      {(advice) => (
        <Card>
          <AdviceEditForm clientId={id} advice={advice} />
        </Card>
      )}
    </RecordScreen>
  );
}
