import { industryKeys } from '@northgate/site/paths';
import type { SubjectName } from '@northgate/ui/drawings/subjects/subject-drawing';

const tagsOfSubject: Partial<Record<SubjectName, string[]>> = {
  'red-teaming': [
    'red team',
    'red teaming',
    'ai red teaming',
    'ai safety',
    'evaluation',
    'chatbots',
    'jailbreak',
    'prompt injection',
  ],
  cctv: ['cctv', 'ai cctv', 'cameras', 'computer vision', 'surveillance', 'video analytics', 'edge'],
  cybersecurity: [
    'cybersecurity',
    'cyber security',
    'ai cybersecurity',
    'security',
    'threat detection',
    'soc',
  ],
  infrastructure: [
    'infrastructure',
    'ai infrastructure',
    'servers',
    'private ai',
    'on premises',
    'data centres',
    'hardware',
  ],
  debate: ['decision platform', 'decision making', 'multi agent', 'agents', 'ai agents', 'debate'],
  models: [
    'custom models',
    'small language models',
    'language models',
    'slm',
    'llm',
    'fine tuning',
    'training',
  ],
  studio: ['studio', 'video', 'vfx', 'video production', 'marketing', 'creative', 'animation'],
  legal: ['law', 'contracts', 'compliance', 'regulation', 'governance'],
  construction: ['site safety', 'building'],
  manufacturing: ['factory', 'quality inspection', 'predictive maintenance'],
  logistics: ['supply chain', 'cold chain', 'routing', 'warehousing', 'transport'],
  healthcare: ['health', 'hospitals', 'medical'],
  retail: ['pricing', 'e commerce', 'demand forecasting'],
  finance: ['banking', 'fraud', 'fintech', 'mobile money', 'insurance'],
  energy: ['power', 'grid', 'utilities', 'oil and gas'],
  agriculture: ['farming', 'crops', 'irrigation'],
  mining: ['mines', 'haulage', 'geology'],
};

const plain = (tag: string): string =>
  tag
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const subjectOfTag = new Map<string, SubjectName>([
  ...Object.entries(tagsOfSubject).flatMap(([subject, tags]) =>
    tags.map((tag) => [tag, subject as SubjectName] as const),
  ),
  ...industryKeys.map((key) => [key, key] as const),
]);

/** The drawings that a post's tags name, in their order, whatever their case and dashes. */
export const coverSubjects = (tags: readonly string[]): SubjectName[] => [
  ...new Set(tags.map((tag) => subjectOfTag.get(plain(tag))).filter((subject) => subject !== undefined)),
];
