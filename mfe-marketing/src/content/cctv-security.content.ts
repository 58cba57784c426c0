import { paths, type IndustryKey } from '@northgate/site/paths';

/** One step of the implementation; `day` is a number or range, `days` how long it lasts. */
export interface ProcessStep {
  day: string;
  days: number;
  title: string;
  description: string;
}

/** A percentage of the performance bars, 0 to 100. */
export interface PerformanceMetric {
  title: string;
  value: number;
}

interface TitledText {
  title: string;
  text: string;
}

export const hero = {
  title: 'Your cameras already see it. Now they say so.',
  lead: 'Weapon, loitering and perimeter detection on the cameras you own, run on servers inside your building.',
  action: { label: 'Request a site survey', path: paths.contactAnchor },
  more: { label: 'Work out the cost', path: '#roi' },
  facts: [
    { term: 'Weapon detection', detail: '99.7%' },
    { term: 'Alert', detail: '< 300 ms' },
    { term: 'Per server node', detail: '30 cameras' },
  ],
};

export const video = { title: 'A loading bay seen by a camera with detection switched on' };

export const features = {
  title: 'One evening in a loading bay',
  lead: 'What an operator sees between the first frame and the alert.',
  items: [
    { title: 'Works with what you have', text: 'H.264, H.265 and MJPEG, from 640x480 up.' },
    { title: 'Watches every feed at once', text: 'No rota, no fatigue, no blind hour before dawn.' },
    { title: 'Shows its reasons', text: 'Each alert carries the frame, the zone and the rule.' },
  ] satisfies TitledText[],
};

export const detections = {
  title: 'What it looks for',
  items: [
    {
      detection: 'weapons',
      title: 'Weapons',
      text: 'Drawn or carried firearms and blades, at 99.7% weapon detection accuracy.',
    },
    {
      detection: 'loitering',
      title: 'Loitering',
      text: 'A person who stays in one zone, for example 15 minutes at a loading bay.',
    },
    {
      detection: 'perimeter',
      title: 'Perimeter crossing',
      text: 'Anyone over a line you draw, in the direction you choose.',
    },
    {
      detection: 'crowd',
      title: 'Crowd build-up',
      text: 'Density rising past the limit you set for a space.',
    },
    {
      detection: 'left-object',
      title: 'Left objects',
      text: 'A bag or parcel that stays when its owner goes.',
    },
    { detection: 'tampering', title: 'Camera tampering', text: 'A lens covered, turned, or cut off.' },
  ] satisfies (TitledText & {
    detection: 'weapons' | 'loitering' | 'perimeter' | 'crowd' | 'left-object' | 'tampering';
  })[],
};

export const timeline = {
  title: 'Live in seven days',
  steps: [
    {
      day: '1',
      days: 1,
      title: 'Survey',
      description: 'We walk the site, list every camera and mark the blind spots.',
    },
    {
      day: '2-3',
      days: 2,
      title: 'Install',
      description: 'Server nodes go into your rack and connect to your feeds.',
    },
    {
      day: '4-5',
      days: 2,
      title: 'Train',
      description: 'Zones, rules and thresholds are set from your own footage.',
    },
    {
      day: '6-7',
      days: 2,
      title: 'Prove',
      description: 'We stage incidents with your team until the alerts are right.',
    },
  ] satisfies ProcessStep[],
};

export const performance = {
  title: 'Measured on live feeds',
  text: 'Accuracy, response and detection across all rules. Weapon detection alone reaches 99.7%.',
  metrics: [
    { title: 'Detection accuracy', value: 99 },
    { title: 'Alerts inside the response target', value: 95 },
    { title: 'Incidents detected', value: 98 },
  ] satisfies PerformanceMetric[],
};

export const roi = {
  heading: 'What would it save you in a year?',
  away: 'The calculator is not available right now. Tell us how many cameras and guards you have, and we work it out for you.',
  link: { label: 'Send us the numbers', path: paths.contactAnchor },
};

export const pipeline = {
  title: 'From frame to alert',
  steps: [
    { title: 'Frame', text: 'The node reads the feed inside your network.' },
    { title: 'Detect', text: 'A vision model finds people, objects and motion.' },
    { title: 'Judge', text: 'Your rules decide what counts, where, and for how long.' },
    { title: 'Alert', text: 'An operator gets the clip in under 300 ms.' },
  ] satisfies TitledText[],
  edge: {
    title: 'Footage stays on site',
    text: 'Edge processing: the work happens on the node in your rack. Video is not sent to us or to a cloud.',
  },
  privacy: {
    title: 'Faces are optional',
    text: 'Detection works on posture, objects and zones. Recognition stays off unless you have a lawful reason to turn it on.',
  },
};

export const vision = {
  name: (product: string) => `${product} Vision`,
  title: (product: string) => `${product} Vision puts every site on one plan.`,
  lead: 'Alerts, cameras and response times for all your buildings, on the drawing your team already knows.',
  action: { label: (product: string) => `Ask about ${product} Vision`, path: paths.contactAnchor },
};

export const sites = {
  title: 'Where it runs',
  industries: [
    'retail',
    'logistics',
    'manufacturing',
    'healthcare',
    'energy',
    'construction',
  ] satisfies IndustryKey[],
};

export const testimonials = {
  label: 'What customers might say',
  items: [
    {
      quote: 'We had more cameras than people to watch them. Now the cameras watch, and the people respond.',
      source: 'Example, security lead, distribution group',
    },
    {
      quote: 'The first useful alert came while the cabinet doors were still open.',
      source: 'Example, facilities director, hospital group',
    },
  ],
};

export const specification = {
  title: 'Specification',
  requirements: {
    title: 'System requirements',
    rows: [
      { term: 'Minimum resolution', detail: '640x480' },
      { term: 'Formats', detail: 'H.264, H.265, MJPEG' },
      { term: 'Capacity', detail: '30 cameras per server node' },
      { term: 'Network', detail: '100 Mbps minimum, 1 Gbps recommended' },
    ],
  },
  integrations: {
    title: 'Integrations',
    lists: [
      {
        title: 'Cameras and recording',
        items: ['IP cameras', 'Network video recorders', 'Video management systems'],
      },
      { title: 'The building', items: ['Access control', 'Alarm panels', 'Public address'] },
      { title: 'The people', items: ['Control room screens', 'Messaging', 'E-mail'] },
    ],
  },
  deployment: {
    title: 'Deployment options',
    options: [
      { title: 'On site', text: 'Server nodes in your own rack. Video never leaves the building.' },
      {
        title: 'Private cloud',
        text: 'The same nodes in a data centre you control, for sites without a rack.',
      },
      {
        title: 'Both',
        text: 'Detection on site, with alerts from all sites gathered in your private cloud.',
      },
    ] satisfies TitledText[],
  },
};

export const contact = { heading: 'Send us a floor plan. We will mark the blind spots.' };
