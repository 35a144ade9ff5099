/** The white-label variants of the product. `PLATFORM_NAME` selects one; the color and logo of an account override it. */
export const brands = {
  forma: {
    name: 'Forma',
    color: '#92000F',
    description: {
      it: 'Il metodo, i programmi e i clienti del tuo studio in un posto solo.',
      en: 'Your method, your programs and your clients in one place.',
    },
  },
  coachplus: {
    name: 'Coach Plus',
    color: '#0B5FA5',
    description: {
      it: 'Segui più clienti, con la stessa cura.',
      en: 'Coach more clients, with the same care.',
    },
  },
  warfit: {
    name: 'Warfit',
    color: '#C2410C',
    description: {
      it: 'Allenamenti seri, risultati che si vedono.',
      en: 'Serious training, results you can see.',
    },
  },
} as const;

export type BrandName = keyof typeof brands;

export function brandNamed(name: string | null | undefined): BrandName {
  return name && name in brands ? (name as BrandName) : 'forma';
}
