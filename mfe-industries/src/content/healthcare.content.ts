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
  closing: { heading: 'Bring us one theatre list and one long Monday.' },
  contact: { heading: 'Tell us about your hospital' },
} satisfies IndustryContent;
