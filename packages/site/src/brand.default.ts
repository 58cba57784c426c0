import type { Brand } from './brand.js';

/** The brand that ships: neutral names on reserved example domains and numbers. */
export const defaultBrand: Brand = {
  company: { name: 'Northgate AI', shortName: 'Northgate' },
  product: { name: 'Meridian', slug: 'meridian' },
  email: 'hello@northgate.example',
  phones: [
    { label: 'UK', country: 'United Kingdom', number: '+44 20 0000 0000' },
    { label: 'Nigeria', country: 'Nigeria', number: '+234 1 000 0000' },
    { label: 'India', country: 'India', number: '+91 40 0000 0000' },
  ],
  offices: [
    { city: 'London', timeZone: 'Europe/London', latitude: 51.5, longitude: -0.12 },
    { city: 'Hyderabad', timeZone: 'Asia/Kolkata', latitude: 17.38, longitude: 78.48 },
    { city: 'Lagos', timeZone: 'Africa/Lagos', latitude: 6.45, longitude: 3.39 },
  ],
  siteUrl: 'https://www.northgate.example',
  bookingUrl: 'https://booking.northgate.example/consultation',
  platformUrl: 'https://meridian.northgate.example',
  social: {
    linkedin: 'https://social.northgate.example/linkedin',
    x: 'https://social.northgate.example/x',
    instagram: 'https://social.northgate.example/instagram',
    youtube: 'https://social.northgate.example/youtube',
  },
  video: {
    embeds: {
      cctv: '/embeds/cctv',
      cybersecurity: '/embeds/cybersecurity',
      redTeaming: '/embeds/red-teaming',
    },
    autoplay: false,
    parameters: { autoplay: 'autoplay', mute: 'mute', loop: 'loop', controls: 'controls' },
  },
  analytics: { measurementId: null },
  competitors: ['Harborline', 'Castellan', 'Vantage Ops'],
};
