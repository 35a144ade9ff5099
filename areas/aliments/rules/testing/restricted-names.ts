import type { RestrictedGroup } from '../../contract/taxonomy.ts';

/** Names of foods by the group that each names, and names that name none. */
export const restrictedNames: readonly (readonly [RestrictedGroup | null, string])[] = [
  ...named('alcohol', [
    ...['Vino', 'Vino rosso', 'Vini bianchi', 'Bicchiere di vino', 'Birra', 'Birra chiara', 'Birre artigianali', 'Prosecco'],
    ...['Spritz', 'Aperol spritz', 'Grappa', 'Limoncello', 'Amaro', 'Amaro del Capo', 'Gin tonic', 'Babà al rum', 'Sangria'],
    ...['Vin brulé', 'Marsala', 'Red wine', 'Beer', 'White wine spritzer with wine', 'Whisky', 'Mulled wine', 'Cider'],
    ...['Prosciutto cotto e vino', 'Vino, birra analcolica', 'Cioccolatini al liquore', 'Mojito'],
  ]),
  ...named('raw_animal', [
    ...['Prosciutto crudo', 'Prosciutto di Parma', 'Prosciutto crudo di San Daniele', 'Panino con prosciutto crudo', 'Speck'],
    ...['Bresaola', 'Bresaola rucola e grana', 'Salame', 'Salame Milano', 'Coppa piacentina', 'Sushi', 'Sushi misto', 'Sashimi'],
    ...['Tartare di manzo', 'Carpaccio di salmone', 'Salmone affumicato', 'Pesce crudo', 'Carne cruda', 'Ostriche', 'Ceviche'],
    ...['Tiramisù', 'Tiramisù con uova crude', 'Uovo crudo', 'Uova alla coque', 'Zabaione', 'Maionese fatta in casa'],
    ...['Poke con salmone', 'Alici marinate', 'Bistecca al sangue', 'Parma ham', 'Cured ham', 'Smoked salmon', 'Steak tartare'],
    ...['Raw fish', 'Raw egg', 'Soft boiled egg', 'Salmon poke', 'Homemade mayonnaise', 'Oysters', 'Salami', 'Chorizo'],
    ...['Prosciutto cotto e salame', 'Prosciutto crudo con carote cotte', 'Prosciutto e melone', 'Tiramisu'],
  ]),
  ...named('unpasteurised_cheese', [
    ...['Gorgonzola', 'Risotto, gorgonzola', 'Brie', 'Camembert', 'Roquefort', 'Taleggio', 'Formaggio a latte crudo', 'Latte crudo'],
    ...['Formaggio erborinato', 'Robiola di latte crudo', 'Caprino a latte crudo', 'Formaggio non pastorizzato'],
    ...['Unpasteurised goat cheese', 'Raw milk cheese', 'Blue cheese', 'Stilton', 'Formaggio a crosta fiorita'],
  ]),
  ...named('mercury_fish', [
    ...['Pesce spada', 'Pesce spada alla griglia', 'Trancio di pesce spada', 'Verdesca', 'Palombo', 'Smeriglio', 'Squalo'],
    ...['Tonno fresco', 'Tonno rosso', 'Trancio di tonno', 'Swordfish', 'Grilled swordfish', 'Shark', 'Marlin', 'Tuna steak', 'Luccio'],
  ]),
  ...named('vitamin_a', [
    ...['Fegato', 'Fegato alla veneziana', 'Fegato di vitello, cotto', 'Fegatini di pollo', 'Patè di fegato', 'Foie gras'],
    ...['Liver', 'Chicken liver pâté', 'Cod liver oil', 'Olio di fegato di merluzzo', 'Liver sausage'],
  ]),
  ...named(null, [
    ...['Birra analcolica', 'Birra senza alcol', 'Birra 0,0%', 'Birra 0.0', 'Vino dealcolato', 'Vino dealcolizzato', 'Spritz analcolico'],
    ...['Aceto di vino', 'Aceto di vino bianco', 'Insalata con aceto di vino', 'Lievito di birra', 'Alcohol-free beer'],
    ...['Non-alcoholic wine', 'Red wine vinegar', 'Cider vinegar', 'Ginger beer', 'Ginger ale', 'Cacao amaro', 'Cioccolato amaro'],
    ...['Uva da vino', 'Aceto di sidro', 'Zenzero', 'Ginger', 'Prosciutto cotto', 'Panino con prosciutto cotto'],
    ...['Fesa di tacchino', 'Mortadella', 'Salmone al forno', 'Salmone, crudo', 'Petto di pollo, crudo', 'Uovo di gallina, crudo'],
    ...['Tonno al naturale', 'Tonno sott’olio', 'Tonno in scatola', 'Tonno in olio di oliva', 'Canned tuna', 'Sushi vegetariano'],
    ...['Sushi con salmone cotto', 'Sushi di avocado', 'Riso per sushi', 'Tartare sauce', 'Salsa tartara', 'Tiramisù senza uova'],
    ...['Tiramisù con uova pastorizzate', 'Salame di cioccolato', 'Salame cotto', 'Maionese', 'Carpaccio di zucchine', 'Uovo sodo'],
    ...['Poke di pollo', 'Poke vegan', 'Carote crude', 'Verdura cruda', 'Oyster mushrooms', 'Parmigiano Reggiano', 'Mozzarella'],
    ...['Ricotta', 'Stracchino', 'Feta', 'Formaggio a latte crudo, pastorizzato', 'Brie pastorizzato', 'Latte intero', 'Latte pastorizzato'],
    ...['Pasteurised goat cheese', 'Cordon bleu', 'Yogurt greco', 'Merluzzo', 'Lucioperca', 'Sgombro', 'Salmon', 'Cod', 'Prawns, cooked'],
    ...['Paté di olive', 'Olive pâté', 'Fegato vegetale', 'Carote', 'Cavolo crudo', 'Delivery', 'Olivers salad', 'Brioche'],
  ]),
];

function named(group: RestrictedGroup | null, names: readonly string[]): (readonly [RestrictedGroup | null, string])[] {
  return names.map((name) => [group, name] as const);
}
