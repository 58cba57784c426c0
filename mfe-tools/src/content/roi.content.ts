interface FieldNames {
  label: string;
  one: string;
  many: string;
}

interface RoiContent {
  show: string;
  hide: string;
  total: string;
  working: string;
  guardCostSaved: string;
  monitoringCost: string;
  /** A number with what it counts, and its yearly rate in dollars. */
  times: (counted: string, rate: string) => string;
  /** Stands before the two yearly rates in dollars. */
  basis: (perGuard: string, perCamera: string) => string;
  noSaving: Record<'even' | 'loss', string>;
  fields: Record<'cameras' | 'guards', FieldNames>;
}

export const roiContent: RoiContent = {
  show: 'Show ROI Calculator',
  hide: 'Hide Calculator',
  total: 'Annual savings',
  working: 'Guards against monitoring, in dollars a year',
  guardCostSaved: 'Guard cost saved',
  monitoringCost: 'Monitoring cost',
  times: (counted, rate) => `${counted} × ${rate}`,
  basis: (perGuard, perCamera) => `Based on ${perGuard} per guard and ${perCamera} per camera, per year.`,
  noSaving: {
    even: 'Monitoring costs as much as the guards it replaces.',
    loss: 'Monitoring costs more than the guards it replaces.',
  },
  fields: {
    cameras: { label: 'Cameras', one: 'camera', many: 'cameras' },
    guards: { label: 'Guards', one: 'guard', many: 'guards' },
  },
};
