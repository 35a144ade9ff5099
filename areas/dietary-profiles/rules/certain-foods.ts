import type { Category } from '#areas/aliments/contract/taxonomy.ts';
import type { CheckedAliment, Diet } from './checked-aliment.ts';

/** What the names of foods of a category must and must not have, so that what they are made of is certain. */
interface CertainFoods {
  category: Category;
  diets: readonly Diet[];
  /** One of these words is in the Italian name; without them any food of the category. */
  named?: RegExp;
  /** With one of these, an ingredient may be meat, lard, broth, gelatine or rennet. */
  except: RegExp;
}

const vegetarian = ['vegetarian', 'pescatarian'] as const;

/**
 * Plain foods of the library that suit vegetarians by what they are. Left out, because recipes differ: dough and biscuits (lard), filled
 * or flavoured foods, ready meals, sauces and soups (broth), sweets and flavoured yogurts (gelatine), wine (fining), cheeses (rennet).
 */
const certainFoods: readonly CertainFoods[] = [
  {
    category: 'cereals_pasta',
    diets: vegetarian,
    named:
      /^(pasta (di semola|integrale|all'uovo|di|fillo)|spaghetti|gnocchi|noodles|cous ?cous|riso|farro|orzo|polenta)/,
    except: /aromatizzat|ripien|carne|pesce|strutto|risotto|orzotto|semolino/,
  },
  {
    category: 'bakery',
    diets: vegetarian,
    named: /^(pane |panino di pane|baguette|gallette di)/,
    except: /strutto|lardo|carne|formagg|ciccioli|tramezzini|media/,
  },
  {
    category: 'breakfast_cereals',
    diets: vegetarian,
    named: /^(corn flakes|muesli|porridge|frumento|riso)/,
    except: /cioccolat|marshmallow|glassat/,
  },
  { category: 'vegetables', diets: vegetarian, except: /farcit|impanat|carne|pancetta|acciug|tonno/ },
  { category: 'fruits', diets: vegetarian, except: /gelatin/ },
  {
    category: 'potatoes_tubers',
    diets: vegetarian,
    named: /^(patate|purè)/,
    except: /duchessa|saltate|grassi|strutto|carne/,
  },
  {
    category: 'legumes',
    diets: vegetarian,
    named: /hummus|scolat|lessat|secchi|in scatola/,
    except: /umido|condit|carne|cotiche/,
  },
  { category: 'eggs', diets: vegetarian, except: /formagg|prosciutt|pancett|carne|salsicc|tonno|acciug/ },
  {
    category: 'dairy',
    diets: vegetarian,
    named: /^(latte|yogurt (di|greco|intero|magro|bianco)|panna|kefir|burro|ricotta|mascarpone)/,
    except: /frutta|fragola|vaniglia|caff|cioccolat|nocciol|cereali|aromatizzat|budino|panna cotta/,
  },
];

/**
 * Whether a food suits a diet by what it is, without a statement. Foods of the library only: what an own food or a product with a label is
 * made of is known to who reads the label.
 */
export function isCertainlySuitable(aliment: CheckedAliment, diet: Diet): boolean {
  if (aliment.isOwn || aliment.hasLabel || aliment.brand !== '') return false;
  const name = aliment.name.toLowerCase();
  return certainFoods.some(
    ({ category, diets, named, except }) =>
      category === aliment.category && diets.includes(diet) && !except.test(name) && (named?.test(name) ?? true),
  );
}

const dairyWithoutRennet = /^(ricotta|mascarpone|latte|yogurt|panna|kefir|burro|siero|bevanda|dessert|budino|proteine)/;

/** Whether what is not known of a food is its rennet, which is of animals in many cheeses. */
export function mayHaveAnimalRennet({ category, name }: CheckedAliment, diet: Diet): boolean {
  return category === 'dairy' && diet === 'vegetarian' && !dairyWithoutRennet.test(name.toLowerCase());
}
