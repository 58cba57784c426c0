import type { IndustryContent } from './industry-content';

export const construction = {
  industry: 'construction',
  meta: {
    title: 'AI for Construction',
    description:
      'Site safety, progress against programme, plant and workmanship, read every day from the cameras and records a site already keeps.',
    ask: [
      'How do you monitor health and safety on a building site?',
      'Do workers wear hard hats, helmets and protective vests?',
      'Is the building project on schedule and within budget?',
      'Can drone pictures track progress and delays?',
      'Are our cranes and excavators used or idle?',
      'Who checks the quality of concrete and workmanship?',
      'What do you do for builders, contractors and developers?',
    ],
  },
  hero: {
    title: 'A programme slips one lift at a time.',
    intro:
      'Your cameras and site records already show what was built, what was moved and who stood where. Our models read them all day and tell the site team while there is still time to act.',
    ground: 'land',
    plateSide: 'left',
  },
  metrics: [
    { number: 30, label: 'fewer safety incidents', change: 'less' },
    { number: 20, label: 'shorter programme delays', change: 'less' },
    { number: 25, label: 'less idle plant time', change: 'less' },
    { number: 15, label: 'less rework', change: 'less' },
  ],
  metricsNote: 'Typical targets. Yours are agreed per site before work starts.',
  solutions: {
    heading: 'From the first lift to handover',
    text: 'Each reads what the site already records. None asks the gang to fill in another form.',
    items: [
      {
        icon: 'site-safety',
        title: 'Site safety monitoring',
        description:
          'Watches exclusion zones, edges and protective equipment, and speaks up before the lift goes on.',
        features: ['Exclusion zones', 'Edge protection', 'Helmets and vests', 'Vehicle proximity'],
      },
      {
        icon: 'progress',
        title: 'Progress tracking',
        description:
          'Compares each day’s pictures with the model and the programme, bay by bay and trade by trade.',
        features: ['As-built against model', 'Late-bay alerts', 'Trade handovers', 'Dated picture record'],
      },
      {
        icon: 'plant',
        title: 'Plant and crane utilization',
        description: 'Shows which machine works, which waits, and which could go back to hire.',
        features: ['Idle-time log', 'Lift scheduling', 'Hire returns', 'Fuel and hours'],
      },
      {
        icon: 'quality',
        title: 'Workmanship inspection',
        description: 'Finds cracks, gaps and missing fixings while the scaffold is still up.',
        features: ['Crack detection', 'Fixing counts', 'Before-cover checks', 'Snag list with places'],
      },
    ],
  },
  applications: {
    heading: 'Three projects',
    text: 'Examples of the shape a project takes. Each result is a typical target, not a report from a named site.',
    items: [
      {
        scene: 'crane-overlap',
        title: 'Housing frame with two cranes',
        description: 'Two jibs share one patch of air. The model holds one lift while the other passes.',
        result: '30% fewer safety incidents',
      },
      {
        scene: 'slab-pour',
        title: 'Slab programme by the bay',
        description: 'One late bay stops three trades. It is named on the evening it slips.',
        result: '20% shorter programme delays',
      },
      {
        scene: 'plant-corridor',
        title: 'Earthworks on a road corridor',
        description: 'The machine that waits is sent to the machine that cannot keep up.',
        result: '25% less idle plant time',
      },
    ],
  },
  schedule: {
    after: 'solutions',
    heading: 'One week of the programme',
    text: 'An example of a site’s week: the programme, the work, and what was seen early enough to move.',
    scale: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    names: { plan: 'In the programme', work: 'Worked', model: 'Moved in time' },
    rows: [
      {
        name: 'Crane',
        text: 'Wind on Wednesday afternoon; the lift goes to the morning.',
        spans: [
          { from: 34, to: 42, look: 'model' },
          { from: 42, to: 50, look: 'plan' },
        ],
      },
      {
        name: 'Concrete',
        text: 'The pour waits for the reinforcement that the cameras have not seen yet.',
        spans: [
          { from: 50, to: 58, look: 'plan' },
          { from: 66, to: 76, look: 'model' },
        ],
      },
      {
        name: 'Safety',
        text: 'Two people under one load, twice; the walkway is moved the same day.',
        spans: [
          { from: 18, to: 24, look: 'model' },
          { from: 24, to: 100, look: 'work' },
        ],
      },
      {
        name: 'Deliveries',
        text: 'What cannot be unloaded on Thursday is not called for.',
        spans: [
          { from: 50, to: 60, look: 'model' },
          { from: 68, to: 90, look: 'work' },
        ],
      },
    ],
    articles: { label: 'Articles on cameras', topic: 'cctv' },
  },
  exhibit: {
    after: 'applications',
    form: 'panels',
    ground: 'tide',
    heading: 'The same bays on three evenings',
    text: 'An example of what a camera on a mast compares with the programme at the end of each day.',
    notes: [
      {
        name: 'Monday',
        text: 'The first bay is reinforced. The dashed line is what the programme expects by Friday.',
      },
      {
        name: 'Wednesday',
        text: 'The bays on both sides are ready. The one between them is named that evening, not at the Friday meeting.',
      },
      {
        name: 'Friday',
        text: 'The gang came back on Thursday. One pour for all three bays, and columns go up.',
      },
    ],
  },
  closing: { heading: 'Bring us one site and one slipped month.' },
  contact: { heading: 'Tell us about your site' },
} satisfies IndustryContent;
