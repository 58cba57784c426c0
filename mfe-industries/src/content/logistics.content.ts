import type { IndustryContent } from './industry-content';

export const logistics = {
  industry: 'logistics',
  meta: {
    title: 'AI for Logistics',
    description:
      'Routes, loads, picking, the cold chain and the fleet, planned again each time the day changes: 30% shorter delivery time and 25% lower fuel costs.',
    ask: [
      'How do we plan delivery routes and shorten delivery time for parcels?',
      'Can you reduce the fuel costs of a fleet of trucks and vans?',
      'How do we load lorries and containers better?',
      'Robots that pick and sort orders in a warehouse or depot',
      'Temperature monitoring of food and medicine in refrigerated transport',
      'Track vehicles, drivers and shipments in real time',
      'What do you do for couriers, freight forwarders and haulage companies?',
    ],
  },
  hero: {
    title: 'The shortest route is a moving target.',
    intro:
      'Traffic, weather, dock times and driver hours change by the minute. Our models plan routes, loads and picking again each time they do.',
    ground: 'shallow',
    plateSide: 'right',
  },
  metrics: [
    { number: 30, label: 'shorter delivery time', change: 'less' },
    { number: 25, label: 'lower fuel costs', change: 'less' },
    { number: 45, label: 'better warehouse efficiency', change: 'more' },
    { number: 60, label: 'faster order processing', change: 'less' },
  ],
  solutions: {
    heading: 'From the dock to the door',
    text: 'Each works alone. Together they share one plan, and the plan changes with the day.',
    items: [
      {
        icon: 'route',
        title: 'Route planning and load optimization',
        description: 'Plans vehicles and stops together, then plans again when the day changes.',
        features: ['Live re-routing', 'Weight and volume limits', 'Driver hours', 'Time windows'],
      },
      {
        icon: 'gripper',
        title: 'Robotic picking and sorting',
        description: 'Vision models guide arms and sorters, and learn each new package on its first day.',
        features: ['Mixed-bin picking', 'Damage checks', 'Barcode-free sorting', 'Human handover'],
      },
      {
        icon: 'cold-chain',
        title: 'Cold chain tracking',
        description: 'Watches temperature from loading to signature and warns before a load is lost.',
        features: ['Sensor fusion', 'Excursion forecast', 'Door-open alerts', 'Audit record'],
      },
      {
        icon: 'vehicle',
        title: 'Fleet management',
        description: 'Predicts which vehicle needs a workshop, and when it can be spared.',
        features: ['Fault prediction', 'Fuel analysis', 'Utilization', 'Driver coaching'],
      },
    ],
  },
  applications: {
    heading: 'Three days at work',
    items: [
      {
        scene: 'planned-routes',
        title: 'Last-mile parcel network',
        description:
          'Planned by hand at 5 am, wrong by 9. The model re-plans every van as stops open and close.',
        result: '30% shorter delivery time',
      },
      {
        scene: 'warehouse-picking',
        title: 'Regional distribution hub',
        description: 'Pick paths and slotting rebuilt each night from the next day’s orders.',
        result: '45% better warehouse efficiency',
      },
      {
        scene: 'cold-chain',
        title: 'Chilled freight',
        description: 'Doors, engine and reefer settings tuned together on every leg.',
        result: '25% lower fuel costs',
      },
    ],
  },
  schedule: {
    after: 'metrics',
    heading: 'One delivery day',
    text: 'An example of a depot’s day: the work, and what was planned anew on the road.',
    scale: ['04:00', '07:00', '10:00', '13:00', '16:00', '19:00'],
    names: { plan: 'Planned the evening before', work: 'Driven and loaded', model: 'Planned anew' },
    rows: [
      {
        name: 'Loading',
        text: 'Loads are swapped between two vans before the gate opens.',
        spans: [
          { from: 0, to: 10, look: 'work' },
          { from: 10, to: 16, look: 'model' },
          { from: 16, to: 24, look: 'work' },
        ],
      },
      {
        name: 'First round',
        text: 'A closed bridge; the stops behind it are driven from the other side.',
        spans: [
          { from: 22, to: 40, look: 'work' },
          { from: 40, to: 52, look: 'model' },
          { from: 52, to: 60, look: 'work' },
        ],
      },
      {
        name: 'Cold chain',
        text: 'A door stands open too long; the vaccine goes to the nearest stop first.',
        spans: [
          { from: 30, to: 46, look: 'work' },
          { from: 46, to: 50, look: 'model' },
          { from: 50, to: 58, look: 'work' },
        ],
      },
      {
        name: 'Second round',
        text: 'Returns are collected on the way and not on a trip of their own.',
        spans: [
          { from: 62, to: 72, look: 'model' },
          { from: 72, to: 92, look: 'work' },
        ],
      },
    ],
    articles: { label: 'Articles on logistics', topic: 'logistics' },
  },
  exhibit: {
    after: 'applications',
    form: 'beside',
    ground: 'land',
    heading: 'One van, loaded twice',
    text: 'The same crates for the same stops, numbered in the order they are delivered. An example, drawn to one scale.',
    notes: [
      {
        name: 'The first stop stands at the doors',
        text: 'Loaded by hand, it stood in the middle, and half the van came out on the pavement to reach it.',
      },
      {
        name: 'The heavy crate stands at the bulkhead',
        text: 'It leaves late, so it can stand deep in the van.',
      },
      {
        name: 'The floor carries an even load',
        text: 'The curve under each van shows the weight along it: no hump behind the rear axle on a wet road.',
      },
    ],
  },
  closing: { heading: 'Bring us one depot and one bad week.' },
  contact: { heading: 'Tell us about your network' },
} satisfies IndustryContent;
