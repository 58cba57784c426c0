import type { IndustryContent } from './industry-content';

export const energy = {
  industry: 'energy',
  meta: {
    title: 'AI for Energy',
    description:
      'Grid maintenance, fault location, metering and farm inspection: 40% fewer unplanned outages and 55% faster fault location.',
    ask: [
      'Which transformers and lines will fail? Predictive maintenance of the power grid',
      'How do utilities find power outages and faults quickly?',
      'Automatic reading of electricity meters',
      'Inspection of wind turbines and solar panels by drone',
      'Where is the electricity off? Outage map',
      'What do you do for electricity, gas and renewable energy suppliers?',
    ],
  },
  hero: {
    title: 'Lines fail in bad weather, not in office hours.',
    intro:
      'A transformer warns for weeks and a conductor for hours, if anyone reads them. Our models read the grid’s own measurements and name the span before the crew drives out.',
    ground: 'land',
    plateSide: 'right',
  },
  metrics: [
    { number: 40, label: 'fewer unplanned outages', change: 'less' },
    { number: 55, label: 'faster fault location', change: 'less' },
    { number: 30, label: 'shorter outages', change: 'less' },
    { number: 60, label: 'less time per farm inspection', change: 'less' },
  ],
  solutions: {
    heading: 'From the turbine to the meter',
    text: 'Built on the sensors, meters and drones you have. The control room keeps the switch.',
    items: [
      {
        icon: 'grid-maintenance',
        title: 'Predictive grid maintenance',
        description: 'Ranks transformers, breakers and lines by how soon they will need a crew.',
        features: ['Asset health', 'Vegetation growth', 'Crew planning', 'Spare parts'],
      },
      {
        icon: 'fault',
        title: 'Fault detection',
        description: 'Names the span and the likely cause from protection data, before the patrol starts.',
        features: ['Span location', 'Cause estimate', 'Switching advice', 'Storm mode'],
      },
      {
        icon: 'metering',
        title: 'Automated meter reading and outage mapping',
        description: 'Reads meters without a visit, and draws the outage from the meters that fell silent.',
        features: ['Remote readings', 'Outage outline', 'Loss detection', 'Restoration check'],
      },
      {
        icon: 'farm-inspection',
        title: 'Wind and solar farm inspection',
        description:
          'Flies the rows, finds the cracked blade or the hot cell, and files it by serial number.',
        features: ['Blade cracks', 'Hot cells', 'Soiling', 'Repair order'],
      },
    ],
  },
  applications: {
    heading: 'Three nights at work',
    items: [
      {
        scene: 'feeder-branch',
        title: 'Storm on a rural feeder',
        description: 'One branch is out. The crew gets a pole number and the rest stays connected.',
        result: '55% faster fault location',
      },
      {
        scene: 'transformer-trend',
        title: 'Substation transformer',
        description: 'The oil warms a little more each day. The visit is booked before the limit is reached.',
        result: '40% fewer unplanned outages',
      },
      {
        scene: 'turbine-row',
        title: 'Wind farm inspection',
        description: 'One flight along the row, one blade marked, no rope team for the others.',
        result: '60% less time per farm inspection',
      },
    ],
  },
  schedule: {
    after: 'metrics',
    heading: 'One storm on the line',
    text: 'An example of a night: the crews, and what was known before the first call.',
    scale: ['18:00', '20:00', '22:00', '00:00', '02:00', '04:00'],
    names: { plan: 'By the roster', work: 'Crews in the field', model: 'Known by the model' },
    rows: [
      {
        name: 'Weather',
        text: 'The span most likely to fail is named before the wind is there.',
        spans: [{ from: 0, to: 20, look: 'model' }],
      },
      {
        name: 'Crews',
        text: 'Two crews wait on the right side of the river.',
        spans: [
          { from: 14, to: 22, look: 'model' },
          { from: 22, to: 70, look: 'work' },
        ],
      },
      {
        name: 'Fault',
        text: 'Meters that fall silent together show the break within one span.',
        spans: [
          { from: 40, to: 46, look: 'model' },
          { from: 46, to: 64, look: 'work' },
        ],
      },
      {
        name: 'Repair',
        text: 'Power comes back by feeder, hospitals first.',
        spans: [{ from: 58, to: 88, look: 'work' }],
      },
    ],
    articles: { label: 'Articles on energy', topic: 'energy' },
  },
  exhibit: {
    after: 'solutions',
    form: 'wide',
    ground: 'shallow',
    heading: 'One line, read from end to end',
    text: 'Every part of it is measured already, by somebody else for something else. Four places where that says more than it was asked.',
    notes: [
      {
        name: 'Blade',
        text: 'A crack shows in the pictures of a routine flight, long before it can be heard.',
      },
      { name: 'Transformer', text: 'The oil is warmer than this load and this weather explain.' },
      { name: 'Span', text: 'The line sags towards a tree that has grown since the last walk.' },
      {
        name: 'Meters',
        text: 'Two houses fall silent in the same second: the fault lies at the pole between them.',
      },
    ],
  },
  closing: { heading: 'Bring us one feeder and one bad storm.' },
  contact: { heading: 'Tell us about your grid' },
} satisfies IndustryContent;
