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
  closing: { heading: 'Bring us one field and one dry month.' },
  contact: { heading: 'Tell us about your land' },
} satisfies IndustryContent;
