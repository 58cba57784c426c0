import type { IndustryContent } from './industry-content';

export const mining = {
  industry: 'mining',
  meta: {
    title: 'AI for Mining',
    description:
      'Haulage, drilling, geology, safety and machine health in one plan for the pit: 45% less waiting at the shovel.',
    ask: [
      'Autonomous haul trucks and drilling rigs without drivers',
      'Where is the ore? Exploration, geology and geospatial data',
      'How do we prevent accidents and injuries in a mine, pit or quarry?',
      'Equipment health: maintenance of excavators, conveyors and crushers',
      'Safety of miners underground',
      'What do you do for mines and quarries?',
    ],
  },
  hero: {
    title: 'The ore stays put; everything else moves.',
    intro:
      'Trucks queue, slopes creep and bearings wear on different clocks. Our models read all of them and change the haul, the drill plan or the shift before the pit does it for you.',
    ground: 'shallow',
    plateSide: 'left',
  },
  metrics: [
    { number: 45, label: 'less waiting at the shovel', change: 'less' },
    { number: 60, label: 'faster geological modelling', change: 'less' },
    { number: 35, label: 'fewer safety incidents', change: 'less' },
    { number: 50, label: 'less unplanned downtime', change: 'less' },
  ],
  solutions: {
    heading: 'From the face to the crusher',
    text: 'Runs on servers at the mine, with or without a link to the outside.',
    items: [
      {
        icon: 'haulage',
        title: 'Autonomous haulage and drilling',
        description: 'Dispatches trucks and drills to one plan, and changes it when a ramp closes.',
        features: ['Truck dispatch', 'Ramp closures', 'Drill patterns', 'Mixed fleets'],
      },
      {
        icon: 'geology',
        title: 'Geospatial analysis',
        description: 'Joins cores, surveys and drone flights into one model of the ground.',
        features: ['Core logging', 'Ore boundaries', 'Slope movement', 'Volume checks'],
      },
      {
        icon: 'incident-forecast',
        title: 'Safety incident prediction',
        description: 'Reads near misses, fatigue and ground signs together and warns the shift in time.',
        features: ['Near-miss patterns', 'Fatigue signs', 'Proximity', 'Slope alarms'],
      },
      {
        icon: 'equipment-health',
        title: 'Equipment health monitoring',
        description: 'Hears a bearing change weeks before it stops the belt.',
        features: ['Vibration', 'Oil and heat', 'Remaining life', 'Workshop slots'],
      },
    ],
  },
  applications: {
    heading: 'Three shifts in the pit',
    items: [
      {
        scene: 'haul-loop',
        title: 'Haul loop of an open pit',
        description: 'Three trucks in a queue become three trucks on the road.',
        result: '45% less waiting at the shovel',
      },
      {
        scene: 'ore-section',
        title: 'Section through a deposit',
        description: 'Five holes are logged by the evening, and the boundary is redrawn overnight.',
        result: '60% faster geological modelling',
      },
      {
        scene: 'conveyor-drive',
        title: 'Drive of the main conveyor',
        description: 'The bearing is changed on a planned Sunday instead of a loud Wednesday.',
        result: '50% less unplanned downtime',
      },
    ],
  },
  schedule: {
    after: 'applications',
    heading: 'One shift, hour by hour',
    text: 'An example of a day shift: what the crew did, and where the model changed the plan.',
    scale: ['06:00', '08:00', '10:00', '12:00', '14:00', '16:00'],
    names: { plan: 'Planned', work: 'Done by the crew', model: 'Changed by the model' },
    rows: [
      {
        name: 'Haulage',
        text: 'The north ramp creeps before ten; trucks go by the south ramp until it is checked.',
        spans: [
          { from: 0, to: 30, look: 'work' },
          { from: 30, to: 62, look: 'model' },
          { from: 62, to: 100, look: 'work' },
        ],
      },
      {
        name: 'Drilling',
        text: 'The pattern is moved by one row after the morning’s cores.',
        spans: [
          { from: 0, to: 18, look: 'work' },
          { from: 18, to: 40, look: 'model' },
          { from: 40, to: 92, look: 'work' },
        ],
      },
      {
        name: 'Main conveyor',
        text: 'A bearing is heard early; the stop is put into the meal break.',
        spans: [
          { from: 0, to: 45, look: 'work' },
          { from: 45, to: 56, look: 'model' },
          { from: 56, to: 100, look: 'work' },
        ],
      },
      {
        name: 'Crew',
        text: 'Two drivers swap after signs of fatigue, before the long haul.',
        spans: [
          { from: 0, to: 50, look: 'work' },
          { from: 50, to: 58, look: 'model' },
          { from: 58, to: 100, look: 'work' },
        ],
      },
    ],
    articles: { label: 'Articles on models at the edge', topic: 'edge' },
  },
  exhibit: {
    after: 'metrics',
    form: 'wide',
    ground: 'shallow',
    heading: 'The pit in section',
    text: 'An example of one morning: four readings from four systems, and one plan that has to hold all of them.',
    notes: [
      { name: 'Haulage', text: 'The west ramp carries the trucks today, all of them in one direction.' },
      { name: 'Ore', text: 'The morning’s cores move the boundary. The drill goes deeper on two holes.' },
      { name: 'Slope', text: 'Radar sees the east wall creep. Nobody works below it until it is checked.' },
      {
        name: 'Conveyor',
        text: 'Its drive sounds different. The stop is planned into the time the east side is closed.',
      },
    ],
  },
  closing: { heading: 'Bring us one pit and one lost shift.' },
  contact: { heading: 'Tell us about your mine' },
} satisfies IndustryContent;
