interface FieldNames {
  label: string;
  one: string;
  many: string;
}

interface RoiContent {
  show: string;
  hide: string;
  total: string;
  /** What the total is until a number was changed, and from then on. */
  origin: Record<'stated' | 'computed', string>;
  /** The total as a sum that can be checked. */
  sum: (guards: string, cameras: string, total: string) => string;
  /** What is said of a typed text that is not taken as it stands. */
  typed: {
    wholeFrom: (least: number) => string;
    zero: string;
    cut: (value: number) => string;
    beyondSlider: (min: number, max: number) => string;
  };
  contact: { label: string; message: (cameras: string, guards: string, total: string) => string };
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
  origin: {
    stated:
      'A typical site in its first year, estimated with caution. Change a number, and yours is computed.',
    computed: 'Computed from your numbers.',
  },
  sum: (guards, cameras, total) => `${guards} minus ${cameras} = ${total}`,
  typed: {
    wholeFrom: (least) => `Whole numbers from ${least}, please. The last one stays.`,
    zero: 'Anything but a whole number counts as 0.',
    cut: (value) => `Only whole numbers count: this is taken as ${value}.`,
    beyondSlider: (min, max) =>
      `The slider goes from ${min} to ${max}; your number is computed all the same.`,
  },
  contact: {
    label: 'Contact Us',
    message: (cameras, guards, total) =>
      `Your calculator shows ${total} a year for ${cameras} and ${guards}. We would like to talk about that.`,
  },
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
