import type { IndustryContent } from './industry-content';

export const agriculture = {
  industry: 'agriculture',
  meta: {
    title: 'AI for Agriculture',
    description:
      'Irrigation, harvest, grain sorting and crop health, decided by the patch instead of the field: 35% less irrigation water.',
    ask: [
      'When do crops need water? Smart irrigation for farms and fields',
      'How big will the harvest be? Yield forecast for maize, wheat and rice',
      'Robots and drones that pick fruit and vegetables',
      'Grading and sorting grain and seeds by quality',
      'Plant diseases, pests and weeds seen early from the air',
      'What do you do for farmers and growers?',
    ],
  },
  hero: {
    title: 'No two rows are thirsty on the same day.',
    intro:
      'A field is watered, fed and cut as if it were one thing. Our models read soil, sky and leaf by the patch, and send the pump, the drone or the harvester where it is needed.',
    ground: 'dry',
    plateSide: 'left',
  },
  metrics: [
    { number: 35, label: 'less irrigation water', change: 'less' },
    { number: 50, label: 'faster harvesting', change: 'less' },
    { number: 40, label: 'fewer sorting errors', change: 'less' },
    { number: 60, label: 'earlier warning of crop stress', change: 'less' },
  ],
  solutions: {
    heading: 'From the pump to the silo',
    text: 'Works on patchy signal and ordinary machines. The farmer decides, the model does the rounds.',
    items: [
      {
        icon: 'irrigation',
        title: 'Smart irrigation and yield forecasting',
        description: 'Waters by the block from soil and forecast, and estimates the harvest as it grows.',
        features: ['Block-level watering', 'Soil moisture', 'Yield by field', 'Pump hours'],
      },
      {
        icon: 'harvest',
        title: 'Harvesting robots and drones',
        description: 'Drones look ahead, machines follow the plan, and ripe rows are cut first.',
        features: ['Ripeness maps', 'Swath planning', 'Row guidance', 'Night work'],
      },
      {
        icon: 'sorting',
        title: 'Grain sorting',
        description: 'Looks at each kernel on the way past and blows out what does not belong.',
        features: ['Broken kernels', 'Foreign matter', 'Discolouration', 'Lot records'],
      },
      {
        icon: 'crop-health',
        title: 'Crop health monitoring',
        description: 'Finds the stressed patch from the air before it can be seen from the tractor.',
        features: ['Stress maps', 'Pest and disease signs', 'Nutrient gaps', 'Spot treatment'],
      },
    ],
  },
  applications: {
    heading: 'Three seasons at work',
    items: [
      {
        scene: 'irrigation-blocks',
        title: 'Orchard on one main',
        description: 'Two blocks are dry. One valve opens and the others stay shut.',
        result: '35% less irrigation water',
      },
      {
        scene: 'harvest-swaths',
        title: 'Harvest between two rains',
        description: 'The drone sees what is ripe, and the machine does not drive back empty.',
        result: '50% faster harvesting',
      },
      {
        scene: 'grain-stream',
        title: 'Intake at the silo',
        description: 'Three kernels in the stream are wrong. Only those three leave it.',
        result: '40% fewer sorting errors',
      },
    ],
  },
  schedule: {
    after: 'solutions',
    heading: 'A year in one field',
    text: 'An example of a season: what the calendar says, what is done by hand, and what the forecast moves.',
    scale: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'],
    names: { plan: 'By the calendar', work: 'Done in the field', model: 'Moved by the forecast' },
    rows: [
      {
        name: 'Irrigation',
        text: 'Two rounds are left out after rain that the calendar did not know of.',
        spans: [
          { from: 25, to: 40, look: 'work' },
          { from: 40, to: 50, look: 'model' },
          { from: 50, to: 70, look: 'work' },
        ],
      },
      {
        name: 'Crop health',
        text: 'A patch is walked a week before it can be seen from the road.',
        spans: [
          { from: 30, to: 48, look: 'work' },
          { from: 48, to: 54, look: 'model' },
          { from: 54, to: 66, look: 'work' },
        ],
      },
      {
        name: 'Harvest',
        text: 'The date moves with the grain, not with the month.',
        spans: [
          { from: 66, to: 74, look: 'plan' },
          { from: 70, to: 82, look: 'model' },
        ],
      },
      {
        name: 'Sorting',
        text: 'What comes in wet is dried first; the rest is sorted the same day.',
        spans: [
          { from: 72, to: 80, look: 'model' },
          { from: 80, to: 92, look: 'work' },
        ],
      },
    ],
    articles: { label: 'Articles on agriculture', topic: 'agriculture' },
  },
  exhibit: {
    after: 'applications',
    form: 'wide',
    ground: 'tide',
    heading: 'One row, above and below',
    text: 'A field has one name and many soils. An example of what is read along a single row, and what it changes.',
    notes: [
      {
        name: 'From the air',
        text: 'The drone finds leaves that reflect less than their neighbours.',
      },
      {
        name: 'At the plant',
        text: 'They are shorter and their leaves hang. From the tractor it is still one green field.',
      },
      {
        name: 'In the ground',
        text: 'The probe says why: it is moist at the top and dry where the roots should go.',
      },
      { name: 'At the valve', text: 'Water for this stretch only. The rest of the row had enough.' },
    ],
  },
  closing: { heading: 'Bring us one field and one dry month.' },
  contact: { heading: 'Tell us about your land' },
} satisfies IndustryContent;
