import { referenceRoutes } from '#areas/aliments/contract/references.ts';
import { type Person, type References, referencesFor } from '#areas/aliments/rules/references.ts';
import { useClientHead } from '#areas/clients/web/public.tsx';
import { todayIn } from '#shell/common/dates.ts';
import { ageOn } from '#shell/common/months.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useMe } from '#shell/web/session.ts';
import { useEditor } from '../context.tsx';

/** Age of the adult whose intakes a template is compared with. */
const adultYears = 35;

/** The reference intakes of the client of a copy, or of an adult of `sex` for a template; undefined while they load. */
export function usePersonReferences({
  sex,
  energyKcal,
}: {
  sex: 'female' | 'male';
  energyKcal: number | null;
}): References | undefined {
  const { clientId, profile } = useEditor();
  const { timeZone } = useMe();
  const stated = profile.use();
  const { client, head } = useClientHead(clientId ?? undefined);
  const request = clientId ? { clientId } : {};
  const { data } = useApiQuery(referenceRoutes.list, request, { staleTime: 300_000 });
  if (!data || (clientId !== null && !head)) return undefined;
  const person: Person = {
    sex: clientId === null ? sex : (client?.gender ?? null),
    ageYears: clientId === null ? adultYears : ageOn(todayIn(timeZone), client?.birthDate ?? null),
    weightKg: null,
    isPregnant: stated?.isPregnant ?? false,
    isLactating: stated?.isLactating ?? false,
    isPostmenopausal: stated?.isPostmenopausal ?? null,
  };
  return referencesFor({ person, energyKcal, intakes: data.intakes });
}
