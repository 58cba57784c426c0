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
