import type { IndustryContent } from './industry-content';

export const retail = {
  industry: 'retail',
  meta: {
    title: 'AI for Retail',
    description:
      'Demand forecasts, shelf audits, prices and orders from the back room: 25% less overstock and 40% fewer empty facings.',
    ask: [
      'How much stock should a shop or supermarket order? Demand forecasting',
      'Can cameras see empty shelves in a store?',
      'Change prices automatically: dynamic pricing',
      'Online grocery orders, home delivery and local fulfilment from small warehouses',
      'How do we avoid overstock, waste and sold-out products?',
      'What do you do for retailers, shopping malls and e-commerce?',
    ],
  },
  hero: {
    title: 'An empty shelf sells nothing and says nothing.',
    intro:
      'Tills report what was sold, never what was missing. Our models look at the shelf, the week ahead and the price beside it, and send someone before the next customer turns round.',
    ground: 'dry',
    plateSide: 'right',
  },
  metrics: [
    { number: 25, label: 'less overstock', change: 'less' },
    { number: 40, label: 'fewer empty facings', change: 'less' },
    { number: 30, label: 'fewer markdowns', change: 'less' },
    { number: 50, label: 'faster order picking', change: 'less' },
  ],
  solutions: {
    heading: 'From the order to the shelf edge',
    text: 'Four models over one stock record, so the forecast knows what the camera saw.',
    items: [
      {
        icon: 'demand',
        title: 'Demand forecasting',
        description: 'Forecasts each item in each store, with weather, holidays and your own promotions.',
        features: ['Store and item level', 'Promotion uplift', 'New-item starts', 'Order proposals'],
      },
      {
        icon: 'shelf',
        title: 'Shelf auditing with computer vision',
        description: 'Finds the gap, the wrong facing and the missing ticket from cameras or a phone.',
        features: ['Empty facings', 'Planogram checks', 'Ticket checks', 'Refill tasks'],
      },
      {
        icon: 'price',
        title: 'Dynamic pricing',
        description: 'Proposes prices inside limits you set, and gives the reason for each one.',
        features: ['Price limits', 'Short-date steps', 'Stock-aware prices', 'Reasons on record'],
      },
      {
        icon: 'micro-fulfillment',
        title: 'Micro-fulfillment',
        description: 'Turns the back room into a small warehouse and picks orders in walking distance.',
        features: ['Tray slotting', 'Batch picking', 'Substitutions', 'Collection times'],
      },
    ],
  },
  applications: {
    heading: 'Three weeks at work',
    items: [
      {
        scene: 'promotion-week',
        title: 'Promotion week in a grocery chain',
        description: 'The peak is ordered for, and so is the quiet week that follows it.',
        result: '25% less overstock',
      },
      {
        scene: 'aisle-round',
        title: 'Evening round of the aisles',
        description: 'One walk with a camera. The gap in aisle four is a task before the walk ends.',
        result: '40% fewer empty facings',
      },
      {
        scene: 'back-room',
        title: 'Orders from the back room',
        description: 'The tray comes to the picker, and the picker stays off the shop floor.',
        result: '50% faster order picking',
      },
    ],
  },
  schedule: {
    after: 'solutions',
    heading: 'One shelf, from delivery to closing',
    text: 'An example of a Saturday: what staff filled, and what the model saw on the shelf in time.',
    scale: ['08:00', '10:00', '12:00', '14:00', '16:00', '18:00'],
    names: { plan: 'As planned', work: 'Filled by staff', model: 'Called by the model' },
    rows: [
      {
        name: 'Bread',
        text: 'The second bake starts early: the match begins at three.',
        spans: [
          { from: 0, to: 34, look: 'work' },
          { from: 34, to: 44, look: 'model' },
          { from: 44, to: 70, look: 'work' },
        ],
      },
      {
        name: 'Facings',
        text: 'A camera sees the gap behind the front row before a customer does.',
        spans: [
          { from: 20, to: 26, look: 'model' },
          { from: 54, to: 60, look: 'model' },
          { from: 80, to: 86, look: 'model' },
        ],
      },
      {
        name: 'Prices',
        text: 'What will not sell by closing is marked down while people are still there.',
        spans: [{ from: 72, to: 90, look: 'model' }],
      },
      {
        name: 'Picking',
        text: 'Orders for collection are picked between two rushes.',
        spans: [
          { from: 10, to: 22, look: 'work' },
          { from: 46, to: 54, look: 'model' },
          { from: 64, to: 76, look: 'work' },
        ],
      },
    ],
    articles: { label: 'Articles on forecasting', topic: 'forecasting' },
  },
  exhibit: {
    after: 'metrics',
    form: 'panels',
    ground: 'land',
    heading: 'One shelf, before and after',
    text: 'An example from the middle of aisle four. Between the two drawings lies one task on one phone.',
    notes: [
      {
        name: 'What the camera saw',
        text: 'The till knows that bottles were sold. Only the shelf shows that none are left, and that a ticket fell.',
      },
      {
        name: 'What the next customer saw',
        text: 'One person, one trolley, both repairs. The model looked again and closed the task.',
      },
    ],
  },
  closing: { heading: 'Bring us one store and one bad Saturday.' },
  contact: { heading: 'Tell us about your stores' },
} satisfies IndustryContent;
