import type { SectorContent } from './sector-content';

export const manufacturing = {
  meta: {
    title: 'AI for Manufacturing',
    description:
      'Maintenance, scheduling, visual inspection and handling on one line, decided while the part is still on the belt.',
    ask: [
      'How can a factory reduce unplanned downtime?',
      'Can you tell before a machine breaks down and needs maintenance?',
      'Visual quality inspection: can a camera find defects and scrap parts on the assembly line?',
      'Can production be planned and scheduled automatically?',
      'Do you use robots for handling in a plant?',
      'How do we cut energy and material use in production?',
      'What do you do for automotive parts and industrial manufacturers?',
    ],
  },
  hero: {
    title: 'Scrap is a decision made too late.',
    intro:
      'The crack was there at the press, the wear was there on Monday, and the order could have run on line two. Our models see it while the part is still on the belt.',
  },
  solutions: {
    heading: 'Five stations on one belt',
    text: 'Start with the station that hurts. The others join the same line when you are ready.',
    items: [
      {
        icon: 'bearing',
        title: 'Predictive maintenance',
        description: 'Reads vibration, heat and current, and books the stop before the machine takes one.',
        features: ['Remaining life', 'Fault type', 'Spare parts'],
      },
      {
        icon: 'schedule',
        title: 'Production scheduling',
        description: 'Moves orders between lines so that tools change less often and dates still hold.',
        features: ['Fewer changeovers', 'Rush orders', 'Material in time'],
      },
      {
        icon: 'inspection',
        title: 'Visual inspection',
        description: 'Looks at every part at line speed and takes off the one that is wrong.',
        features: ['Cracks and burrs', 'Missing parts', 'Print and label'],
      },
      {
        icon: 'handling',
        title: 'Robotic handling',
        description: 'Picks mixed parts from a bin or a belt and stops when a hand comes near.',
        features: ['Bin picking', 'Palletizing', 'Shared workspace'],
      },
      {
        icon: 'energy-use',
        title: 'Energy and material use',
        description: 'Shows what each order really consumed, and flattens the peak you pay for.',
        features: ['Cost per order', 'Peak shaving', 'Scrap by cause'],
      },
    ],
  },
  measures: {
    heading: 'What the line reports',
    text: 'Each bar belongs to one station: the share it foresees, saves, finds or takes over.',
    items: [
      {
        title: 'Stops predicted',
        description: 'Maintenance: unplanned stops that were announced in time to plan them.',
        value: 85,
        minLabel: 'None',
        maxLabel: 'All of them',
      },
      {
        title: 'Changeover time saved',
        description: 'Scheduling: time the line does not stand still between orders.',
        value: 60,
        minLabel: 'None',
        maxLabel: 'All of it',
      },
      {
        title: 'Defects found',
        description: 'Inspection: faulty parts taken off before they leave the line.',
        value: 99,
        minLabel: 'None',
        maxLabel: 'All of them',
      },
      {
        title: 'Lifts taken over',
        description: 'Handling: lifts a person no longer has to make.',
        value: 70,
        minLabel: 'None',
        maxLabel: 'All of them',
      },
    ],
  },
  featureGroups: {
    heading: 'What comes with every line',
    items: [
      {
        title: 'At the machine',
        features: [
          'Sensors you already have',
          'Cameras at line speed',
          'Decisions beside the belt',
          'Works offline',
        ],
      },
      {
        title: 'At the station',
        features: [
          'Picture with each reject',
          'One-button correction',
          'Plain-language alarms',
          'Shift handover notes',
        ],
      },
      {
        title: 'In the control room',
        features: ['Connects to MES and PLC', 'Order and tool plan', 'Stop causes ranked', 'Energy by order'],
      },
      {
        title: 'For quality',
        features: ['Record of every part', 'Batch tracing', 'Drift warnings', 'Audit exports'],
      },
    ],
  },
  caseStudies: {
    heading: 'Three lines, as examples',
    text: 'Typical lines, written as examples. No client is described.',
    items: [
      {
        scene: 'spindle-trend',
        title: 'A spindle that gave notice',
        challenge: 'A milling cell stopped without warning, each time with a tool in the part.',
        solution:
          'Vibration and current were read on the machine, and the stop was booked into a tool change.',
        result: '85% of the stops were announced in time to plan them.',
      },
      {
        scene: 'casting-line',
        title: 'A casting line with late scrap',
        challenge: 'Cracks were found after machining, when the part had already cost its hours.',
        solution:
          'Cameras at the press look at every casting, and the arm takes the cracked one off the belt.',
        result: '99% of the defects were found before machining.',
      },
      {
        scene: 'shared-orders',
        title: 'Two lines, one order book',
        challenge: 'Both lines changed tools for the same family of parts, often on the same day.',
        solution:
          'Orders are planned across both lines, and a rush order moves to the line that is already set up.',
        result: '60% less changeover time on both lines.',
      },
    ],
  },
  contact: { heading: 'Show us one line and its worst week' },
} satisfies SectorContent;
