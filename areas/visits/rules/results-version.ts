/**
 * The version of the rules by which results are computed. It is raised when a rule gives other results for visits that are completed: a job
 * then computes theirs again, so that measurements and lists have the numbers that the visit shows.
 *
 * 1: a reading that is not possible, body composition in pregnancy, and equations for adults on minors do not count.
 * 2: ratios of the waist to hips and height.
 * 3: results from skinfolds and bioimpedance have the model of the device.
 */
export const resultsVersion = 3;
