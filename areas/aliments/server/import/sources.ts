import type { FoodSource } from '../../contract/sources.ts';

export interface Source {
  /** Stored with each food. */
  source: string;
  name: string;
  licence: string;
  citation: string;
}

export const sources: Readonly<Record<FoodSource, Source>> = {
  off: {
    source: 'off',
    name: 'Open Food Facts',
    licence: 'Open Database License (ODbL) 1.0; contents: Database Contents License',
    citation: '© Open Food Facts contributors, https://world.openfoodfacts.org',
  },
  usda: {
    source: 'usda',
    name: 'USDA FoodData Central',
    licence: 'Public domain, CC0 1.0',
    citation:
      'U.S. Department of Agriculture, Agricultural Research Service. FoodData Central. https://fdc.nal.usda.gov',
  },
  ciqual: {
    source: 'ciqual',
    name: 'CIQUAL',
    licence: 'Licence Ouverte / Etalab 2.0, with the source and its date named',
    citation: 'Anses. Ciqual French food composition table. https://ciqual.anses.fr',
  },
  swiss: {
    source: 'swiss',
    name: 'Swiss Food Composition Database',
    licence: 'Free use, also commercial, with the source named',
    citation:
      'Banca dati svizzera dei valori nutritivi, Ufficio federale della sicurezza alimentare e di veterinaria USAV',
  },
};
