import type { ContentIndex } from '@northgate/contracts/content-index.js';

const asks: Record<string, string[]> = {
  '/': ['When does it pay for itself?'],
  '/cctv-security': ['How fast is an alert?', 'Can a camera detect a gun?'],
  '/cybersecurity': ['Do you do penetration tests?', 'Who protects our network from hackers?'],
  '/industries/healthcare': ['What do you offer hospitals?'],
  '/industries/logistics': ['Can you lower the fuel costs of our trucks?'],
};

const page = (
  path: string,
  title: string,
  description: string,
  ...texts: [heading: string, text: string][]
) => ({
  path,
  title: `${title} | Northgate AI`,
  description,
  ask: asks[path] ?? [],
  answers: [],
  passages: texts.map(([heading, text]) => ({
    heading,
    anchor: heading.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    text,
  })),
});

/** A part of the site as the page server would offer it. */
export const sitePages: ContentIndex = {
  revision: 7,
  pages: [
    page(
      '/',
      'Northgate AI',
      'We build your AI. Then we try to break it.',
      [
        'We Do All Things AI',
        'Infrastructure, decisions, models and creative work from one company. Over 1,000 clients.',
      ],
      ['ROI guarantee', 'It pays for itself within 12 months. That is the return we put in the contract.'],
    ),
    page(
      '/cctv-security',
      'AI CCTV Security',
      'Your cameras already see it. Now they say so.',
      [
        'Detection',
        'Weapon detection accuracy is 99.7%. Alerts arrive in under 300 ms. Loitering is reported after 15 minutes.',
      ],
      [
        'System requirements',
        'The minimum resolution is 640x480. Formats are H.264, H.265 and MJPEG. One server node takes 30 cameras. The network needs 100 Mbps at least, 1 Gbps is recommended.',
      ],
      ['Privacy', 'Video is processed at the edge, on servers inside your building. Faces are not stored.'],
    ),
    page(
      '/cybersecurity',
      'AI Cybersecurity',
      'Offensive and defensive security with triage in about 8 minutes.',
      ['Defensive', 'We watch endpoints, mail and network, and triage each incident in about 8 minutes.'],
      ['Offensive', 'Penetration tests by people and agents, with a report you can act on.'],
    ),
    page(
      '/red-teaming',
      'AI Safety & Evaluation',
      'We attack your language model before someone else does.',
      ['Approach', 'Five steps: scope, attack, measure, fix, attack again.'],
      ['Vulnerabilities', 'Prompt injection, data extraction, jailbreaks and three more.'],
    ),
    page(
      '/infrastructure',
      'Complete AI Infrastructure',
      'Seven days to a running system.',
      [
        'Timeline',
        'Day 1: survey. Days 2-3: servers. Days 4-5: models. Day 6: security. Day 7: training and handover.',
      ],
      ['Uptime', 'The service level agreement promises 99.9% uptime.'],
    ),
    page('/meridian-tech', 'Decision Making Platform', 'Five agents argue a question to consensus.', [
      'How it works',
      'Up to five agents debate with more than 50 models. A person steps in every 20 messages. Set-up takes 2 minutes.',
    ]),
    page(
      '/custom-models',
      'Custom Small Language Models',
      'A model of your own, trained on your data.',
      ['Deployment', 'On your premises, in a private cloud or on devices.'],
      ['Process', 'Collect data, train, evaluate, deploy.'],
    ),
    page('/industries/healthcare', 'Healthcare', 'Claims, theatre scheduling and labs.', [
      'Solutions',
      'Insurance claim processing, operating room scheduling, supply chain and asset tracking, lab automation.',
    ]),
    page(
      '/industries/logistics',
      'Logistics',
      'Routes, loads, picking and the cold chain.',
      [
        'Solutions',
        'Route planning and load optimization, robotic picking and sorting, cold chain tracking, fleet management.',
      ],
      ['Results', '30% shorter delivery time, 25% lower fuel costs.'],
    ),
    page('/privacy-policy', 'Privacy Policy', 'Effective 1 July 2025.', [
      'Children',
      'The site is not meant for children under 13.',
    ]),
    page('/contact', 'Contact', 'Tell us what you need built, or what you need kept out.'),
  ],
};
