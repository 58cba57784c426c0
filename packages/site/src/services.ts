import type { Brand } from './brand.js';

/** What a visitor can ask for in the contact form: eight choices in their fixed order. */
export const serviceOptions = (brand: Brand): { value: string; label: string }[] => [
  { value: 'ai-infrastructure', label: 'Complete AI Infrastructure' },
  { value: `${brand.product.slug}-tech`, label: 'Decision Making Platform' },
  { value: `${brand.product.slug}-studio`, label: `${brand.product.name} Studio - Creative AI` },
  { value: 'custom-models', label: 'Custom AI Models' },
  { value: 'cybersecurity', label: 'AI Cybersecurity' },
  { value: 'red-teaming', label: 'AI Red Teaming' },
  { value: 'cctv-security', label: 'CCTV Security Systems' },
  { value: 'other', label: 'Other' },
];
