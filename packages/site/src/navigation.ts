import type { Brand } from './brand.js';
import { industryKeys, paths, type IndustryKey } from './paths.js';

/** One entry of a menu; `icon` names a drawing of the kit. */
export interface NavigationItem {
  title: string;
  description: string;
  path: string;
  icon: string;
}

/** One choice of the Solutions dialog; `label` is what analytics calls it. */
export interface SolutionChoice extends Omit<NavigationItem, 'description'> {
  label: 'infra' | 'cctv' | 'cyber' | 'redteam';
}

const industryDescriptions: Record<IndustryKey, string> = {
  legal: 'Contract review and disclosure at the pace of the matter.',
  construction: 'Site safety, progress tracking and plant.',
  manufacturing: 'Visual inspection and downtime prediction.',
  logistics: 'Routes, loads, picking and the cold chain.',
  healthcare: 'Claims, theatre scheduling and labs.',
  retail: 'Demand, shelves and pricing.',
  finance: 'Fraud, underwriting and audit.',
  energy: 'Grid faults, metering and inspection.',
  agriculture: 'Irrigation, yield and crop health.',
  mining: 'Haulage, geology and incident prediction.',
};

/** A word with a capital first letter, as menus show industries and regions. */
export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The Solutions menu: four items in their fixed order. */
export const solutionsMenu = (brand: Brand): NavigationItem[] => [
  {
    title: 'Complete AI Infrastructure',
    description: 'Servers, models, security and training, set up in seven days.',
    path: paths.infrastructure,
    icon: 'infrastructure',
  },
  {
    title: 'Decision Making Platform',
    description: 'Five agents argue a question to consensus.',
    path: paths.platform(brand),
    icon: 'debate',
  },
  {
    title: 'Custom Small Language Models',
    description: 'A model of your own, trained on your data.',
    path: paths.customModels,
    icon: 'models',
  },
  {
    title: `${brand.product.name} Studio`,
    description: 'AI-driven VFX, marketing, graphics and video.',
    path: paths.studio(brand),
    icon: 'studio',
  },
];

/** The Industries menu: ten items in their fixed order. */
export const industriesMenu = (): NavigationItem[] =>
  industryKeys.map((key) => ({
    title: capitalised(key),
    description: industryDescriptions[key],
    path: paths.industry(key),
    icon: key,
  }));

/** The four links of the Solutions dialog. */
export const solutionChoices = (): SolutionChoice[] => [
  { title: 'AI Infrastructure Setup', path: paths.infrastructure, icon: 'infrastructure', label: 'infra' },
  { title: 'AI CCTV Security', path: paths.cctv, icon: 'cctv', label: 'cctv' },
  { title: 'AI Cybersecurity', path: paths.cybersecurity, icon: 'cybersecurity', label: 'cyber' },
  { title: 'AI Safety & Evaluation', path: paths.redTeaming, icon: 'red-teaming', label: 'redteam' },
];

/** The footer's further page, beside those of the specification. */
export const trustLink = { title: 'Trust', path: paths.trust };

/** The footer's internal links, in groups, in their fixed order. */
export const footerLinks = (brand: Brand) => ({
  solutions: [
    { title: 'AI Infrastructure', path: paths.infrastructure },
    { title: 'Decision Platform', path: paths.platform(brand) },
    { title: 'Custom Models', path: paths.customModels },
  ],
  industries: (['legal', 'manufacturing', 'construction', 'healthcare', 'retail'] as const).map((key) => ({
    title: capitalised(key),
    path: paths.industry(key),
  })),
  end: [
    { title: 'AI Insights', path: paths.blog },
    { title: 'Privacy Policy', path: paths.privacy },
  ],
});
