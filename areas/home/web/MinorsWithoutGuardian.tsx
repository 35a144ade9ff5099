import { linkOptions } from '@tanstack/react-router';
import { todayIn } from '#shell/common/dates.ts';
import { ageOn } from '#shell/common/months.ts';
import { useMe } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { ClientSection } from './ClientSection.tsx';
import { useWithoutGuardian } from './queries.ts';

/** Minors who gave the consent to health data without a parent or guardian, by name. */
export function MinorsWithoutGuardian() {
  const t = useTexts('home');
  const { timeZone } = useMe();
  const clients = useWithoutGuardian();

  return (
    <ClientSection
      title={t('withoutGuardian.title')}
      subtitle={t('withoutGuardian.text')}
      all={{ link: linkOptions({ to: '/clients' }), label: t('withdrawn.all') }}
      rows={clients?.map(({ id, name, birthDate }) => ({
        key: id,
        link: linkOptions({ to: '/clients/$id', params: { id } }),
        name,
        subtitle: t('withoutGuardian.born', {
          date: formatDate(birthDate),
          years: ageOn(todayIn(timeZone), birthDate),
        }),
      }))}
    />
  );
}
