import { allergenNames, foodsWithAllergen } from '#areas/aliments/rules/allergen-names.ts';

/** Not liked, not digested, bothering, without accents, in Italian and English: no allergy even if the question is about allergies. */
export const mild = [
  '(?:da|danno|dava|dia) (?:un po di |molto |tanto )?fastidio|infastidi\\w*|non (?:lo |la |li |le )?(?:digerisco|digerisce|gradisco|mi piac\\w*)',
  '(?:non riesco|fatico|faccio fatica) a digerir\\w*|digerisco (?:male|a fatica|poco)|(?:mi|ci) gonfia(?:no)?(?: la pancia| lo stomaco|(?= *$))',
  'odi[oa]|detest[oa]|hates?|bothers? me|(?:can.?t|cannot|don.?t|do not) (?:digest|like|stand)|hard to digest|dislikes?',
  // “Non digerisco bene il latte”; without digestion the word may say that somebody is not well.
  'bene(?<=diger\\w{1,9} (?:\\w{1,20} ){0,3}bene)|well(?<=digest (?:\\w{1,20} ){0,3}well)',
].join('|');

/** Complaints of the stomach, too, which may also be signs of an allergy. */
export const complaints = [
  'non (?:lo |la |li |le )?(?:tollero|sopporto)|tollero (?:male|poco)|(?:mi|ci) (?:pesa|pesano|disgusta)',
  'mi (?:fa|fanno) (?:male|acidita|gonfiore|stare male)|indigest\\w*|mal di (?:pancia|stomaco)|gonfiore|crampi|reflusso|acidita|bruciore',
  '(?:(?:resta|restano|rimane|rimangono) )?sullo stomaco|stomaco|pancia|meteorismo|flatulenza',
  'upsets? (?:my|me)|(?:can.?t|cannot|don.?t|do not) tolerate|bloat\\w*|disagrees? with me',
  'gives? me (?:gas|cramps|heartburn|reflux|stomach)|makes? me (?:feel )?(?:sick|gassy|ill)|stomach ?aches?|indigestion|stomach|cramps|heartburn',
].join('|');

/** Words that say nothing more: with these and a discomfort alone, nothing is said of an allergy. */
export const otherWords = [
  'mi|ci|me|io|noi|lo|la|li|le|il|i|gli|l|un|uno|una|po|d|di|del|dello|della|dei|degli|delle|a|ad|al|allo|alla|ai|agli|alle|da|dal|dalla|dai|dalle',
  'con|per|in|nel|nella|su|sul|sulla|sullo|e|ed|o|oppure|ma|pero|invece|inoltre|mentre|che|perche|se|ne|quando|dopo|anche|pure|solo|soprattutto',
  'poc[oaih]e?|molt[oaie]|tant[oaie]|tropp[oaie]|tutt[ie]|piu|sempre|spesso|volt[ae]|talvolta|qualche|proprio|davvero|affatto|niente',
  'danno|fa|fanno|ho|sono|mal|si|no|non|nessun[oa]?|mangi(?:o|are|arl[oaie])|bev(?:o|erl[oaie])|bere|berl[oaie]|piace|piacciono',
  'crud[oaie]|cott[oaie]|fritt[oaie]|bollit[oaie]|inter[oaie]|fresc(?:o|a|hi|he)|cib[io]|aliment[io]|derivat[io]|vaccino|mattina|sera|colazione|pranzo|cena',
  'intolleran\\w*|intoleran\\w*|celiac[oaih]e?|celiachia|coeliac|celiac|vegan[oaie]?|vegetarian[oaie]?',
  'soffro|liev[ei]|legger[aei]|alimentar[ei]|slight(?:ly)?|mild(?:ly)?|am|m|have|suffer|from',
  'it|they|them|the|an|any|some|to|very|too|so|much|many|really|sometimes|always|often|usually|because|we|my|with|of|when|if|after|also|just|only',
  'eat|eating|drink|drinking|and|or|but|while|at|all|yes|not|none|like|likes|raw|cooked|fried|fresh|foods?|little|bit|morning|evening',
].join('|');

/** Foods that people often do not digest or like and that name no allergen, without accents. None is also a part of the body or a symptom. */
export const plainFoods = [
  'verdur[ae]|ortaggi|insalat[ae]|lattuga|rucola|radicchio|indivia|spinac[io]+|bietol[ae]|cicoria|cavol[oi]|cavolfior[ei]|broccol[oi]|verz[ae]|cavoletti',
  'peperon[ei]|melanzan[ae]|zucchin[aeio]|zucca|zucche|pomodor[oi]|cetriol[oi]|finocch[io]+|carciof[oi]|asparag[oi]|carot[ae]|patat[ae]|ravanell[oi]|porr[oi]',
  'agli?o|cipoll[ae]|scalogn[oi]|fung[oh]i?|peperoncin[oi]|basilico|prezzemolo|spezie|curry|cannella|legum[ei]|fagiol[oi]|fagiolin[oi]|ceci|lenticchi[ae]|pisell[oi]|fav[ae]',
  'frutta|frutti|mel[ae]|per[ae]|pesc(?:a|he)|albicocc(?:a|he)|prugn[ae]|susin[ae]|cilieg(?:ia|ie|e)|fragol[ae]|lampon[ei]|mirtill[oi]|mor[ae]|uva|fic(?:o|hi)|kiwi|banan[ae]',
  'melon[ei]|anguri[ae]|cocomer[oi]|aranc(?:ia|e)|limon[ei]|mandarin[oi]|pompelm[oi]|agrumi|ananas|mango|avocado|cocco|castagn[ae]|melagran[ae]|cachi',
  'mais|riso|quinoa|polenta|cioccolat[oa]|cacao|caffe|miele|zuccher[oi]|dolci|lattosio|carn[ei]|pollo|tacchino|manzo|vitello|maiale|agnello|coniglio|salum[ei]|prosciutto|salsicc(?:ia|e)',
  'vegetables?|salads?|lettuce|spinach|cabbages?|cauliflower|broccoli|kale|peppers?|aubergines?|eggplants?|courgettes?|zucchini|tomato(?:es)?|cucumbers?|fennel|artichokes?|asparagus',
  'carrots?|potato(?:es)?|radish(?:es)?|leeks?|garlic|onions?|mushrooms?|chill?ies|spices|legumes|beans?|chickpeas?|lentils?|peas?|fruits?|apples?|pears?|peach(?:es)?|apricots?|plums?',
  'cherry|cherries|strawberry|strawberries|raspberry|raspberries|blueberry|blueberries|grapes?|figs?|bananas?|melons?|watermelons?|oranges?|lemons?|grapefruits?|pineapples?|coconut',
  'corn|rice|chocolate|cocoa|coffee|honey|sugar|sweets|lactose|meat|chicken|turkey|beef|pork|lamb|ham|bacon|sausages?',
].join('|');

/** Names of foods, to be found between two spaces. */
export const foodNames = [...Object.values(allergenNames), ...Object.values(foodsWithAllergen), plainFoods].join('|');
