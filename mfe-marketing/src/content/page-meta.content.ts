import type { PageMeta } from '@northgate/contracts/remote';
import type { Brand } from '@northgate/site/brand';
import { paths } from '@northgate/site/paths';

export const homeMeta = (brand: Brand): PageMeta => ({
  title: `${brand.company.name}: we build your AI, then try to break it`,
  description: `${brand.company.name} sets up enterprise AI infrastructure in seven days, trains models on your own data and red-teams the result before your users meet it.`,
  jsonLd: [
    {
      '@type': 'Organization',
      name: brand.company.name,
      url: brand.siteUrl,
      email: brand.email,
      contactPoint: brand.phones.map((phone) => ({
        '@type': 'ContactPoint',
        contactType: 'sales',
        areaServed: phone.country,
        telephone: phone.number,
      })),
      location: brand.offices.map((office) => ({
        '@type': 'Place',
        name: office.city,
        geo: { '@type': 'GeoCoordinates', latitude: office.latitude, longitude: office.longitude },
      })),
      sameAs: Object.values(brand.social),
    },
  ],
});

export const cctvMeta = (brand: Brand): PageMeta => ({
  title: `AI CCTV Security | ${brand.company.name}`,
  description:
    'Weapon, loitering and perimeter detection on the cameras you own, run on servers inside your building, with alerts in under 300 ms.',
  breadcrumb: [{ title: 'AI CCTV Security', path: paths.cctv }],
});

export const contactMeta = (brand: Brand): PageMeta => ({
  title: `Contact Us | ${brand.company.name}`,
  description: `Half an hour with an engineer of ${brand.company.name}. Write, call our offices in ${brand.offices.map((office) => office.city).join(', ')}, or book a time.`,
  breadcrumb: [{ title: 'Contact Us', path: paths.contact }],
});

export const platformMeta = (brand: Brand): PageMeta => ({
  title: `${brand.product.name}, the Decision Making Platform | ${brand.company.name}`,
  description: `Up to 5 AI agents debate your decision to consensus on ${brand.product.name}: 50+ models, personas, your own documents, and an intervention every 20 messages.`,
  breadcrumb: [{ title: 'Decision Making Platform', path: paths.platform(brand) }],
});

export const studioMeta = (brand: Brand): PageMeta => ({
  title: `${brand.product.name} Studio: VFX, graphics and video | ${brand.company.name}`,
  description:
    'You vibe code, we distribute: AI-driven VFX, marketing and graphics, and video production, drawn by AI and directed by people.',
  breadcrumb: [{ title: `${brand.product.name} Studio`, path: paths.studio(brand) }],
});

export const privacyMeta = (brand: Brand): PageMeta => ({
  title: `Privacy Policy | ${brand.company.name}`,
  description: `What the site of ${brand.company.name} learns about you, what it does with it, and how to have it removed. Effective 1 July 2025.`,
  breadcrumb: [{ title: 'Privacy Policy', path: paths.privacy }],
});

export const infrastructureMeta = (brand: Brand): PageMeta => ({
  title: `Complete AI Infrastructure | ${brand.company.name}`,
  description:
    'Racks, models, security and training set up in your building in seven days: surveyed on day 1, attacked on day 6, handed over on day 7.',
  breadcrumb: [{ title: 'Complete AI Infrastructure', path: paths.infrastructure }],
});

export const customModelsMeta = (brand: Brand): PageMeta => ({
  title: `Custom Small Language Models | ${brand.company.name}`,
  description:
    'A language model trained on your documents and installed on a server you control: on premises, in your private cloud or on the device.',
  breadcrumb: [{ title: 'Custom Small Language Models', path: paths.customModels }],
});
