import type { IndustryContent } from './industry-content';

export const healthcare = {
  industry: 'healthcare',
  meta: {
    title: 'AI for Healthcare',
    description:
      'Insurance claims, theatre lists, supplies and laboratories on one clock: 40% faster claim processing and 50% faster laboratory results.',
    ask: [
      'What do you offer hospitals, clinics and doctors?',
      'Can medical insurance claims be processed automatically?',
      'How do we schedule operating theatres and surgery?',
      'Where is our medical equipment? Tracking beds, pumps and supplies',
      'Laboratory automation: faster test results for patients',
      'Can AI take paperwork off nurses and clinicians?',
      'Do you work with health insurers and pharmacies?',
    ],
  },
  hero: {
    title: 'A theatre runs late long before anyone says so.',
    intro:
      'Claims, theatre lists, stores and laboratories each keep their own clock. Our models read all four on servers inside your hospital and move the list before a patient waits.',
    ground: 'tide',
    plateSide: 'left',
  },
  metrics: [
    { number: 40, label: 'faster claim processing', change: 'less' },
    { number: 60, label: 'fewer late theatre starts', change: 'less' },
    { number: 35, label: 'less time spent looking for equipment', change: 'less' },
    { number: 50, label: 'faster laboratory results', change: 'less' },
  ],
  solutions: {
    heading: 'From the claim to the result',
    text: 'Administration first, since that is where the hours go. Clinical decisions stay with clinicians.',
    items: [
      {
        icon: 'claim',
        title: 'Insurance claim processing',
        description:
          'Reads notes and codes together and returns an incomplete claim before the insurer does.',
        features: ['Coding suggestions', 'Missing-field checks', 'Prior authorizations', 'Denial reasons'],
      },
      {
        icon: 'theatre-list',
        title: 'OR scheduling',
        description:
          'Estimates each case from the team and the procedure, and rebuilds the list when one overruns.',
        features: ['Case duration', 'Room and team fit', 'Recovery beds', 'Late-start warning'],
      },
      {
        icon: 'asset-tracking',
        title: 'Hospital supply chain and asset tracking',
        description: 'Knows where the pump is, what the store holds, and what the week will use.',
        features: ['Equipment location', 'Reorder points', 'Expiry dates', 'Theatre kits'],
      },
      {
        icon: 'lab-rack',
        title: 'Lab automation',
        description: 'Sorts samples by urgency, spots a bad one early and keeps the analysers fed.',
        features: ['Urgent-first routing', 'Sample quality', 'Repeat detection', 'Result release rules'],
      },
    ],
  },
  applications: {
    heading: 'Three shifts at work',
    items: [
      {
        scene: 'claims-desk',
        title: 'Claims desk of a hospital group',
        description: 'The claim with an empty field goes back to the ward today, not next month.',
        result: '40% faster claim processing',
      },
      {
        scene: 'theatre-corridor',
        title: 'Theatre corridor',
        description: 'A long case holds room two. The next patient is already on the way to room three.',
        result: '60% fewer late theatre starts',
      },
      {
        scene: 'lab-line',
        title: 'Hospital laboratory',
        description: 'The sample the emergency ward waits for does not queue behind the routine ones.',
        result: '50% faster laboratory results',
      },
    ],
  },
  schedule: {
    after: 'applications',
    heading: 'One theatre day',
    text: 'An example of a list: how it ran, and what was moved before anybody waited.',
    scale: ['07:00', '09:00', '11:00', '13:00', '15:00', '17:00'],
    names: { plan: 'Booked', work: 'In theatre', model: 'Moved ahead of time' },
    rows: [
      {
        name: 'Theatre 1',
        text: 'A long case is seen coming; the last patient of the list is asked to come tomorrow.',
        spans: [
          { from: 4, to: 40, look: 'work' },
          { from: 40, to: 72, look: 'work' },
          { from: 72, to: 80, look: 'model' },
        ],
      },
      {
        name: 'Theatre 2',
        text: 'The gap takes a short case from the other list.',
        spans: [
          { from: 4, to: 30, look: 'work' },
          { from: 34, to: 50, look: 'model' },
          { from: 54, to: 84, look: 'work' },
        ],
      },
      {
        name: 'Ward beds',
        text: 'Two beds are readied an hour before they are asked for.',
        spans: [
          { from: 46, to: 54, look: 'model' },
          { from: 54, to: 96, look: 'work' },
        ],
      },
      {
        name: 'Laboratory',
        text: 'What theatre waits for is run first.',
        spans: [
          { from: 8, to: 14, look: 'model' },
          { from: 14, to: 90, look: 'work' },
        ],
      },
    ],
    articles: { label: 'Articles on healthcare', topic: 'healthcare' },
  },
  exhibit: {
    after: 'metrics',
    form: 'beside',
    ground: 'shallow',
    heading: 'One floor, twenty to ten',
    text: 'An example of what four systems know separately, on one plan. No patient is named on it.',
    notes: [
      {
        name: 'A bed is under way',
        text: 'Theatre two will overrun. The next patient goes to theatre three.',
      },
      {
        name: 'The pump is in the store',
        text: 'Somebody looked for it on the ward. It shows where it was put back.',
      },
      { name: 'A sample goes first', text: 'Theatre waits for this result, so it passes the routine ones.' },
      { name: 'A bed is kept', text: 'Recovery will need it before the list says so.' },
    ],
  },
  closing: { heading: 'Bring us one theatre list and one long Monday.' },
  contact: { heading: 'Tell us about your hospital' },
} satisfies IndustryContent;
