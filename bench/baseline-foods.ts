import type { Statement } from './baseline-server.ts';

/** Searches foods of the library and of the account, in one statement without filters and errors of typing. */
export function foodStatements(account: string | undefined): Record<string, Statement> {
  const columns = `id, name_it, name_en, quantity, calories, protein_tot, carbs_tot, lipids_tot, micronutrients, category, form, brand,
    allergens, declares_allergens, suits, portions, barcode, source, folded_it, folded_en, head_it, rank`;
  return {
    '/aliments': {
      name: 'aliments',
      text: `
        select found.* from (
          select ${columns} from aliments where account_id = $1 and archived_at is null and search @@ search_query($2)
          union all
          select ${columns} from system_aliments where brand = '' and archived_at is null and search @@ search_query($2)) found
        left join aliment_uses on aliment_uses.account_id = $1 and aliment_uses.aliment_id = found.id
        order by case when folded_it = $3 or folded_en = $3 then 0 when head_it = head_of($3, 'italian_stem') then 1 else 2 end,
          aliment_uses.total desc nulls last, rank, length(folded_it), folded_it
        limit 26`,
      values: (url) => {
        const search = url.searchParams.get('search') ?? '';
        return [account, search.split(' '), search];
      },
    },
  };
}
