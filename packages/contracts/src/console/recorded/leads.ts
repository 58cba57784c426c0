import type { LeadChoices, LeadDetail, LeadLine, LeadPage, LeadSettings } from '../leads.js';

const line: LeadLine = {
  id: '6f0c3a52-8f0e-4a57-9a51-2f4f2b1f7a10',
  createdAt: '2026-11-20T10:00:00.000Z',
  name: 'Asha Rao',
  company: 'Example Works',
  email: 'asha@example.com',
  service: 'cctv-security',
  excerpt: 'Sixteen cameras and one gate, please.',
  status: 'new',
  owner: null,
  page: '/contact',
  campaign: { utm_source: 'letter', utm_campaign: 'spring' },
  delivery: 'delivered',
};

const others: LeadLine[] = [
  {
    ...line,
    id: '0d5c9b1e-3c55-4a0f-8d0b-6f1f4f9e0c11',
    createdAt: '2026-11-19T08:30:00.000Z',
    name: 'Bartholomäus Featherstonehaugh-Oyelaran',
    company: 'Zweckverband für regionale Wasserversorgung und Abwasserbeseitigung',
    email: 'bartholomaeus.featherstonehaugh-oyelaran@wasserverband.example',
    excerpt: 'A long name, and nothing that a narrow window could break.',
    status: 'in-work',
    owner: 'Bo',
    campaign: {},
    delivery: 'dead',
  },
  {
    ...line,
    id: '3a0f1d2c-77b1-4b52-9d3e-8b8c5d6e7f12',
    createdAt: '2026-11-18T23:59:00.000Z',
    name: 'Lots of Links',
    company: '',
    excerpt: 'https://spam.example https://spam.example https://spam.example',
    status: 'spam',
    page: '',
    campaign: {},
    delivery: 'withheld',
  },
];

const leads: LeadPage = {
  leads: [line, ...others],
  total: 3,
  counts: { new: 1, 'in-work': 1, won: 0, lost: 0, spam: 1 },
  next: null,
};

const choices: LeadChoices = { owners: ['Bo'], services: ['cctv-security'], campaigns: ['spring'] };

const { excerpt, ...rest } = line;
const detail: LeadDetail = {
  ...rest,
  phone: '+91 40 0000 0001',
  message: excerpt,
  flagReasons: [],
  notes: [{ id: 'a-note', at: '2026-11-20T11:00:00.000Z', author: 'Bo', text: 'Called; wants a plan.' }],
  notifications: [
    {
      ...{ channel: 'mail', status: 'delivered', attempts: 1, nextAttemptAt: '2026-11-20T10:00:00.000Z' },
      ...{ deliveredAt: '2026-11-20T10:00:02.000Z', lastError: null },
    },
    {
      ...{ channel: 'webhook', status: 'dead', attempts: 12, nextAttemptAt: '2026-11-21T10:00:00.000Z' },
      ...{ deliveredAt: null, lastError: 'The other side answered 503.' },
    },
  ],
  others: 1,
};

const settings: LeadSettings = { keepDays: 730 };

/** What the desk answers about leads. */
export const recordedLeads = {
  '/desk/leads': leads,
  '/desk/leads/choices': choices,
  '/desk/leads/settings': settings,
  [`/desk/leads/${line.id}`]: detail,
};

/** Where leads are looked at. */
export const leadPlaces = ['/leads', `/leads/${line.id}`];
