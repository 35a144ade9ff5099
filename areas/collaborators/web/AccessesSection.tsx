import { useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { accessRoutes } from '../contract.ts';
import { AccessList } from './AccessList.tsx';

/** Section of a client's settings. */
export function AccessesSection() {
  const t = useTexts('collaborators');
  const pages = useInfiniteApiQuery(accessRoutes.accesses.own, {}, ({ accesses }) => accesses);

  return (
    <Section title={t('accesses.title')} subtitle={t('accesses.subtitle')}>
      <AccessList pages={pages} />
    </Section>
  );
}
