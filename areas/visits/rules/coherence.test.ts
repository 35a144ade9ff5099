import { describe, expect, test } from 'vitest';
import { biaWarnings, phaseAngle, rxcPoint } from './coherence.ts';

describe('bioimpedance', () => {
  test('water, mass and phase angle that contradict each other are named with both numbers', () => {
    const warnings = biaWarnings({
      weight: 70,
      bia_fat_mass: 15,
      bia_fat_free_mass: 54,
      bia_total_body_water: 40,
      bia_intracellular_water: 22,
      bia_extracellular_water: 17.8,
      bia_resistance: 500,
      bia_reactance: 50,
      bia_phase_angle: 6.2,
    });

    expect(warnings.map(({ kind }) => kind)).toEqual(['mass', 'phase_angle']);
    expect(warnings[0]).toEqual({ kind: 'mass', sum: 69, weight: 70 });
  });

  test('40 % fat beside 23 kg of 72.4 kg, and shares that do not make 100 %, are named', () => {
    const warnings = biaWarnings({
      weight: 72.4,
      bia_fat_mass_perc: 40,
      bia_fat_mass: 23,
      bia_fat_free_mass_perc: 68.2,
    });

    expect(warnings).toEqual([
      { kind: 'fat_share', computed: (23 / 72.4) * 100, entered: 40 },
      { kind: 'shares', sum: 108.2 },
    ]);
  });

  test('the shares of a device that rounds each of its values do not contradict each other', () => {
    const rounded = {
      bia_fat_mass_perc: 31.8,
      bia_fat_mass: 23,
      bia_fat_free_mass_perc: 68.2,
      bia_fat_free_mass: 49.4,
    };

    expect(biaWarnings({ weight: 72.4, ...rounded })).toEqual([]);
    expect(biaWarnings({ weight: 72.4, ...rounded, bia_fat_free_mass_perc: 68.3 })).toEqual([]);
  });

  test('80 l of water and 60 kg of muscle are named for a fat-free mass of 49.4 kg, and 75 kg of fat for 72.4 kg of weight', () => {
    const body = { weight: 72.4, bia_fat_free_mass: 49.4 };

    expect(biaWarnings({ ...body, bia_total_body_water: 80, bia_skeletal_muscle_mass: 60 })).toEqual([
      { kind: 'part', metric: 'bia_total_body_water', value: 80, limitMetric: 'bia_fat_free_mass', limit: 49.4 },
      { kind: 'part', metric: 'bia_skeletal_muscle_mass', value: 60, limitMetric: 'bia_fat_free_mass', limit: 49.4 },
    ]);
    expect(biaWarnings({ weight: 72.4, bia_fat_mass: 75, bia_body_cell_mass: 80 })).toEqual([
      { kind: 'part', metric: 'bia_fat_mass', value: 75, limitMetric: 'weight', limit: 72.4 },
      { kind: 'part', metric: 'bia_body_cell_mass', value: 80, limitMetric: 'weight', limit: 72.4 },
    ]);
    expect(biaWarnings({ ...body, bia_total_body_water: 36.1, bia_skeletal_muscle_mass: 27 })).toEqual([]);
  });

  test('a reactance of 50 and a resistance of 500 ohm have a phase angle of 5.71°', () => {
    expect(phaseAngle({ bia_resistance: 500, bia_reactance: 50 })).toBeCloseTo(5.71, 2);
  });

  test('what is missing is not checked and has no point', () => {
    expect(biaWarnings({ bia_fat_mass: 15, weight: 70 })).toEqual([]);
    expect(rxcPoint({ bia_resistance: 500, bia_reactance: 50 })).toBeUndefined();
    expect(rxcPoint({ bia_resistance: 500, bia_reactance: 50, height: 200 })).toEqual({ r: 250, xc: 25 });
  });
});
